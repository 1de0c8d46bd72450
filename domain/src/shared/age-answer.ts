/** What a visitor answered when the site asked whether they are old enough to look at alcohol. */
export const AGE_ANSWERS = ['confirmed', 'denied'] as const;
export type AgeAnswer = (typeof AGE_ANSWERS)[number];

/** The cookie that keeps the answer, and for how long it is kept. */
export const AGE_ANSWER_COOKIE = 'ageAnswer';
export const AGE_ANSWER_DAYS = 365;

/** The answer among `cookies`, written as in a `Cookie` header; null where there is none, or none that is known. */
export function readAgeAnswer(cookies: string): AgeAnswer | null {
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .filter(([name]) => name === AGE_ANSWER_COOKIE)
    .map(([, value]) => value);
  return AGE_ANSWERS.find((answer) => values.includes(answer)) ?? null;
}

/** The cookie that stores `answer`; null takes it back, so that the visitor is asked again. */
export function ageAnswerCookie(answer: AgeAnswer | null): string {
  const seconds = answer ? AGE_ANSWER_DAYS * 24 * 60 * 60 : 0;
  return `${AGE_ANSWER_COOKIE}=${answer ?? ''}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
}

/**
 * Whether alcohol is shown: to who confirmed their age, and, while there is no answer yet, on a page that is covered
 * until there is one, so that search engines can read it.
 */
export function showsAlcohol(answer: AgeAnswer | null, hasAgeGate: boolean): boolean {
  return answer === 'confirmed' || (answer === null && hasAgeGate);
}
