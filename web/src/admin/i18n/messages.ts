import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { en } from './en.ts';
import { ko, type AdminMessages } from './ko.ts';

const MESSAGES: Record<Language, AdminMessages> = { kr: ko, en };

export function useAdminMessages(): AdminMessages {
  return MESSAGES[useLanguage().language];
}
