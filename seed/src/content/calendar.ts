import { seoulMoment, seoulParts } from '@app/domain/shared/seoul-time.ts';

export const SUNDAY = 0;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;

/**
 * Returns the `nth` weekday relative to today, at a time in Seoul: 1 is the first one after today, -1 the last one
 * before today. A positive `nth` is therefore always after `now`, a negative one before it.
 */
export function nthWeekday(now: Date, nth: number, weekday: number, hour: number, minute = 0): Date {
  const today = seoulParts(now);
  const ahead = (weekday - today.weekday + 7) % 7 || 7;
  const behind = (today.weekday - weekday + 7) % 7 || 7;
  const days = nth > 0 ? ahead + (nth - 1) * 7 : -behind + (nth + 1) * 7;
  return seoulMoment(today.year, today.month, today.day + days, hour, minute);
}

/** Returns the time `days` days before `now`, at a time of day in Seoul. */
export function daysBefore(now: Date, days: number, hour: number, minute = 0): Date {
  const today = seoulParts(now);
  return seoulMoment(today.year, today.month, today.day - days, hour, minute);
}
