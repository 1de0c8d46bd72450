import { AGE_ANSWER_COOKIE, AGE_ANSWER_DAYS } from '@app/domain/age-answer.ts';

/** A visitor's answer to the age question. */
export const AGE_ANSWERS = ['confirmed', 'denied'] as const;
export type AgeAnswer = (typeof AGE_ANSWERS)[number];

/** Returns the answer in `cookies` (a `Cookie` header value), or null if there is none or it is unknown. */
export function readAgeAnswer(cookies: string): AgeAnswer | null {
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .filter(([name]) => name === AGE_ANSWER_COOKIE)
    .map(([, value]) => value);
  return AGE_ANSWERS.find((answer) => values.includes(answer)) ?? null;
}

/** Returns the cookie that stores `answer`. Null removes the stored answer, so that the visitor is asked again. */
export function ageAnswerCookie(answer: AgeAnswer | null): string {
  const seconds = answer ? AGE_ANSWER_DAYS * 24 * 60 * 60 : 0;
  return `${AGE_ANSWER_COOKIE}=${answer ?? ''}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
}

/**
 * Returns whether alcohol is shown: to visitors who confirmed their age and, before an answer, on pages whose age gate
 * covers them until there is one, so that search engines can read the content.
 */
export function showsAlcohol(answer: AgeAnswer | null, hasAgeGate: boolean): boolean {
  return answer === 'confirmed' || (answer === null && hasAgeGate);
}
