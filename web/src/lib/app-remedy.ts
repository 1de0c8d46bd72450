import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { ApiError } from './api-error.ts';

/** What helps where the API took a visitor for a program. For files that come with a form. */
const REMEDIES: Record<Language, string> = {
  kr: `자동 입력 방지 확인(reCAPTCHA)을 마치지 못했습니다. 차단 프로그램을 끄고 다시 보내 주시거나 ${BRAND.phone}으로 전화해 주세요. 입력하신 내용은 그대로 있습니다.`,
  en: `The check against automatic messages (reCAPTCHA) did not go through. Please switch off what blocks it and try again, or call us on ${BRAND.phone}. What you typed is still here.`,
};

/** Likewise for the toast that tells of a failure, as its second line. */
export function remedyOf(error: unknown, language: Language): { detail?: string } {
  const isUnverified = error instanceof ApiError && error.problem?.code === 'app_not_verified';
  return isUnverified ? { detail: REMEDIES[language] } : {};
}
