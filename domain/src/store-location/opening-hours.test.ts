import { describe, expect, it } from 'vitest';
import { BRAND } from '../brand.ts';
import { openingHoursSchema } from './opening-hours-schema.ts';
import { formatDayHours, formatWeek } from './opening-hours.ts';

describe('formatting of opening hours', () => {
  it.each([
    [{ open: 600, close: 1260 }, '10:00–21:00'],
    [{ open: 0, close: 1440 }, '00:00–24:00'],
    [{ open: 1085, close: 1500 }, '18:05–01:00'],
    [{ open: 1080, close: 1441 }, '18:00–00:01'],
    [{ open: 1080, close: 1499 }, '18:00–00:59'],
    [{ open: 1080, close: 2160 }, '18:00–12:00'],
  ])('formats %j as %s', (day, text) => {
    expect(formatDayHours(day)).toBe(text);
  });

  it('formats the week on one line and groups days with the same hours', () => {
    expect(formatWeek(BRAND.hours, 'en')).toBe(
      'Mon closed · Tue–Thu 10:00–21:00 · Fri–Sat 10:00–22:00 · Sun 10:00–20:00',
    );
    expect(formatWeek(BRAND.hours, 'kr')).toBe(
      '월 휴무 · 화–목 10:00–21:00 · 금–토 10:00–22:00 · 일 10:00–20:00',
    );
  });
});

describe('openingHoursSchema', () => {
  const week = (day: unknown) => [day, ...Array.from({ length: 6 }, () => null)];
  it.each([
    [week({ open: 600, close: 1260 }), true],
    [week({ open: 1439, close: 2160 }), true],
    [week({ open: 600, close: 600 }), false],
    [week({ open: 1440, close: 1500 }), false],
    [week({ open: 600, close: 2161 }), false],
    [week(null).slice(1), false],
    [[...week(null), null], false],
  ])('accepts %j: %s', (hours, expected) => {
    expect(openingHoursSchema.safeParse(hours).success).toBe(expected);
  });
});
