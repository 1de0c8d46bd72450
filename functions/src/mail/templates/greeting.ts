import type { Language } from '@app/domain/shared/language.ts';
import { oneLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';

/** Matches text that a mail program may turn into a link, or that looks like one. */
const LINK_LIKE = /[/@\\]|\.\S|www|https?:/i;

/**
 * Returns the salutation for a visitor. Anyone can enter another person's address in a form and an advertisement as the
 * name, so a name that looks like a link is omitted.
 */
export function greeting(name: string, language: Language): string {
  const known = LINK_LIKE.test(name) ? '' : oneLine(name);
  const t = mailText(language, 'general');
  return known ? t('greetingNamed', { name: known }) : t('greeting');
}
