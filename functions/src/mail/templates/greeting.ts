import type { Language } from '@app/domain/shared/language.ts';
import { oneLine } from '../letter.ts';
import { mailText } from '../mail-text.ts';

/** What a mail program would turn into a link, or could be taken for one. */
const LINK_LIKE = /[/@\\]|\.\S|www|https?:/i;

/**
 * How a mail addresses a visitor. The address in a form is typed by anyone, so the name could be an advertisement that
 * somebody sends to a stranger through us: a name that looks like a link is left out.
 */
export function greeting(name: string, language: Language): string {
  const known = LINK_LIKE.test(name) ? '' : oneLine(name);
  const t = mailText(language, 'letter');
  return known ? t('greetingNamed', { name: known }) : t('greeting');
}
