import type { Language } from '../shared/language.ts';
import { seoulMoment, seoulParts, shortMonth } from '../shared/seoul-time.ts';

/** Returns the month of a moment in Seoul, `months` later: `2026-05`. */
export function monthOf(moment: Date, months = 0): string {
  const { year, month } = seoulParts(moment);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns when a month begins and ends in Seoul. */
export function monthSpan(month: string): { from: Date; until: Date } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: seoulMoment(year, number, 1), until: seoulMoment(year, number + 1, 1) };
}

/** Returns a month as people read it: `2026년 5월`, `May 2026`. */
export function formatMonth(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return language === 'kr' ? `${year}년 ${number}월` : `${shortMonth(number)} ${year}`;
}
