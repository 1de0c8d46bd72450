import { describe, expect, it } from 'vitest';
import { ageAnswerCookie, readAgeAnswer, showsAlcohol } from './age-answer.ts';

describe('age answer', () => {
  it.each([
    ['', null],
    ['ageAnswer=confirmed', 'confirmed'],
    ['a=1; ageAnswer=denied; b=2', 'denied'],
    ['ageAnswer=', null],
    ['ageAnswer=maybe', null],
    ['otherageAnswer=confirmed', null],
    ['ageAnswered=confirmed', null],
  ])('is read from the cookies "%s" as %s', (cookies, answer) => {
    expect(readAgeAnswer(cookies)).toBe(answer);
  });

  it('is stored for a year for the whole site and can be removed', () => {
    expect(ageAnswerCookie('denied')).toBe('ageAnswer=denied; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(ageAnswerCookie(null)).toContain('Max-Age=0');
  });

  it.each([
    ['confirmed', true, true],
    ['confirmed', false, true],
    ['denied', true, false],
    ['denied', false, false],
    [null, true, true],
    [null, false, false],
  ] as const)('%s on a page with age gate %s shows alcohol: %s', (answer, hasAgeGate, shown) => {
    expect(showsAlcohol(answer, hasAgeGate)).toBe(shown);
  });
});
