import type { Language } from '@app/domain/shared/language.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';
import { useLanguage } from './language.tsx';

/** Every word of the public site. Korean is written first; English must say the same things. */
export type Messages = typeof ko;

const MESSAGES: Record<Language, Messages> = { kr: ko, en };

export function useMessages(): Messages {
  return MESSAGES[useLanguage().language];
}
