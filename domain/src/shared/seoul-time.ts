import { keepTogether } from './keep-together.ts';
import type { Language } from './language.ts';

export const SEOUL_TIME_ZONE = 'Asia/Seoul';
/** Korea has no daylight saving time: Seoul has been at UTC+9 continuously since 1988. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

interface SeoulParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
}

/** Returns the calendar date and wall-clock time in Seoul; `weekday` 0 is Sunday. */
export function seoulParts(moment: Date): SeoulParts {
  const shifted = new Date(moment.getTime() + SEOUL_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** Formats a time as ISO 8601 with Seoul's offset: `2026-11-28T14:00:00+09:00`. */
export function seoulIso(moment: Date): string {
  const shifted = new Date(moment.getTime() + SEOUL_OFFSET_MS);
  return shifted.toISOString().replace(/\.\d+Z$/, '+09:00');
}

/**
 * Returns the instant at which a wall clock in Seoul shows the given date and time. A `day` beyond the month carries
 * over.
 */
export function seoulMoment(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - SEOUL_OFFSET_MS);
}

/** Returns the beginning of a day in Seoul, `days` after the day of `moment`. */
export function startOfSeoulDay(moment: Date, days = 0): Date {
  const { year, month, day } = seoulParts(moment);
  return seoulMoment(year, month, day + days);
}

const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  kr: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'],
} as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const monthName = (month: number) => MONTHS[month - 1] as string;
/** Returns the English abbreviation of a month; January is 1. */
export const shortMonth = (month: number) => monthName(month).slice(0, 3);

function clock(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${twoDigits(minute)}`;
}

/** Formats a time in Seoul: `Saturday, Nov 28 at 2:00 PM` or `2026년 11월 28일 토요일 오후 2:00`. */
export function formatEventTime(moment: Date, language: Language): string {
  const { year, month, day, weekday, hour, minute } = seoulParts(moment);
  if (language === 'kr') {
    const half = hour < 12 ? '오전' : '오후';
    return `${year}년 ${month}월 ${day}일 ${WEEKDAYS.kr[weekday]} ${half} ${clock(hour, minute)}`;
  }
  const half = hour < 12 ? 'AM' : 'PM';
  return `${WEEKDAYS.en[weekday]}, ${shortMonth(month)} ${twoDigits(day)} at ${clock(hour, minute)} ${half}`;
}

/** Formats a time with its zone for a page: `Saturday, Nov 28 at 2:00 PM KST`. Lines do not break within the time. */
export const timeInSeoul = (moment: Date, language: Language): string =>
  keepTogether(`${formatEventTime(moment, language)} KST`);

/** Formats the date of an event card's badge: `Nov 28, 2026` or `2026년 11월 28일`. */
export function formatBadgeDate(moment: Date, language: Language): string {
  const { year, month, day } = seoulParts(moment);
  return language === 'kr'
    ? `${year}년 ${month}월 ${day}일`
    : `${shortMonth(month)} ${twoDigits(day)}, ${year}`;
}

/** Formats a story's date: `November 8, 2026` or `2026년 11월 8일`. */
export function formatStoryDate(moment: Date, language: Language): string {
  const { year, month, day } = seoulParts(moment);
  return language === 'kr' ? `${year}년 ${month}월 ${day}일` : `${monthName(month)} ${day}, ${year}`;
}
