import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { en } from './en.ts';
import { ko } from './ko.ts';

/** Every word of the dashboard. Korean is written first; English must say the same things. */
export type AdminMessages = typeof ko;

const MESSAGES: Record<Language, AdminMessages> = { kr: ko, en };

export function useAdminMessages(): AdminMessages {
  return MESSAGES[useLanguage().language];
}
