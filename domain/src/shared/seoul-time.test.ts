import { describe, expect, it } from 'vitest';
import {
  formatBadgeDate,
  formatEventTime,
  formatStoryDate,
  seoulMoment,
  seoulParts,
  startOfSeoulDay,
} from './seoul-time.ts';

describe('Seoul time', () => {
  it.each([
    ['2026-11-28T05:00:00Z', 'Saturday, Nov 28 at 2:00 PM', '2026년 11월 28일 토요일 오후 2:00'],
    ['2026-12-31T14:59:00Z', 'Thursday, Dec 31 at 11:59 PM', '2026년 12월 31일 목요일 오후 11:59'],
    ['2026-12-31T15:00:00Z', 'Friday, Jan 01 at 12:00 AM', '2027년 1월 1일 금요일 오전 12:00'],
    ['2028-02-29T03:05:00Z', 'Tuesday, Feb 29 at 12:05 PM', '2028년 2월 29일 화요일 오후 12:05'],
  ])('formats %s as %s and %s', (iso, english, korean) => {
    expect(formatEventTime(new Date(iso), 'en')).toBe(english);
    expect(formatEventTime(new Date(iso), 'kr')).toBe(korean);
  });

  it('formats the date of a badge and of a story in both languages', () => {
    const moment = new Date('2026-11-08T16:00:00Z');
    expect(formatBadgeDate(moment, 'en')).toBe('Nov 09, 2026');
    expect(formatBadgeDate(moment, 'kr')).toBe('2026년 11월 9일');
    expect(formatStoryDate(moment, 'en')).toBe('November 9, 2026');
    expect(formatStoryDate(moment, 'kr')).toBe('2026년 11월 9일');
  });

  it('converts from wall-clock time and back', () => {
    const moment = seoulMoment(2026, 3, 1, 0, 30);
    expect(moment.toISOString()).toBe('2026-02-28T15:30:00.000Z');
    expect(seoulParts(moment)).toEqual({ year: 2026, month: 3, day: 1, weekday: 0, hour: 0, minute: 30 });
  });

  it('finds the beginning of a day and of those around it', () => {
    const moment = new Date('2026-02-28T15:30:00Z');
    expect(startOfSeoulDay(moment)).toEqual(new Date('2026-02-28T15:00:00Z'));
    expect(startOfSeoulDay(moment, -1)).toEqual(new Date('2026-02-27T15:00:00Z'));
  });

  it('carries days that overflow the month', () => {
    expect(seoulMoment(2026, 12, 32)).toEqual(seoulMoment(2027, 1, 1));
  });
});
