import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { ApiError } from './api-error.ts';

type Hint = Readonly<Record<Language, string>>;

/** The hint for a request that was rejected as automated (App Check). */
const UNVERIFIED: Hint = {
  kr: `자동 입력 방지 확인(reCAPTCHA)을 마치지 못했습니다. 차단 프로그램을 끄고 다시 보내 주시거나 ${BRAND.phone}으로 전화해 주세요.`,
  en: `The check against automatic messages (reCAPTCHA) did not go through. Please switch off what blocks it and try again, or call us on ${BRAND.phone}.`,
};

/** Hints by response status. Google's front end sends some of these responses before our code runs. */
const BY_STATUS: Readonly<Record<number, Hint>> = {
  413: {
    kr: '내용이 너무 길어 보내지 못했습니다. 줄여서 다시 보내 주세요.',
    en: 'It is too long to send. Please shorten it and try again.',
  },
  429: {
    kr: '짧은 시간에 여러 번 보내셨습니다. 잠시 뒤에 다시 보내 주세요.',
    en: 'That was a lot in a short time. Please wait a little before you send again.',
  },
  503: {
    kr: '서버가 제때 답하지 못했습니다. 잠시 뒤에 다시 보내 주세요.',
    en: 'Our server did not answer in time. Please try again in a moment.',
  },
};

const KEPT: Hint = { kr: '입력하신 내용은 그대로 있습니다.', en: 'What you typed is still here.' };

function hintOf(error: unknown): Hint | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.code === 'app_not_verified' ? UNVERIFIED : BY_STATUS[error.status];
}

/** Returns the second line of the toast for a failed submission: a hint, if there is one, and that the text is kept. */
export function submissionFailureDetail(error: unknown, language: Language): { detail: string } {
  const hint = hintOf(error)?.[language];
  return { detail: hint ? `${hint} ${KEPT[language]}` : KEPT[language] };
}
