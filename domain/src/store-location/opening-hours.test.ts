import { describe, expect, it } from 'vitest';
import { BRAND } from '../brand.ts';
import { seoulMoment } from '../shared/seoul-time.ts';
import { openingHoursSchema } from './opening-hours-schema.ts';
import { openingStatusAt, formatDayHours, isOpenAt, formatWeek, type OpeningHours } from './opening-hours.ts';

/** A day of a week that began on Sunday, 1 November 2026, by the clock in Seoul. */
const at = (weekday: number, hour: number, minute = 0) => seoulMoment(2026, 11, 1 + weekday, hour, minute);
const [SUNDAY, MONDAY, TUESDAY, FRIDAY, SATURDAY] = [0, 1, 2, 5, 6];

describe('whether the doors are open', () => {
  it.each([
    ['a minute before opening', at(TUESDAY, 9, 59), false],
    ['at opening', at(TUESDAY, 10), true],
    ['in the last minute', at(TUESDAY, 20, 59), true],
    ['at closing', at(TUESDAY, 21), false],
    ['on Friday an hour longer', at(FRIDAY, 21, 59), true],
    ['on Sunday an hour shorter', at(SUNDAY, 20), false],
    ['at noon of the day of rest', at(MONDAY, 12), false],
    ['when it is Tuesday here and Monday in London', new Date('2026-11-03T01:00:00Z'), true],
    ['when it is still Monday here', new Date('2026-11-02T14:59:00Z'), false],
  ])('%s', (_, now, expected) => {
    expect(isOpenAt(BRAND.hours, now)).toBe(expected);
  });

  const untilTwo: OpeningHours = [null, null, null, null, null, null, { open: 1080, close: 1560 }];
  it.each([
    ['before midnight', at(SATURDAY, 23, 59), true],
    ['after midnight', at(7, 0), true],
    ['in the last minute of the night', at(7, 1, 59), true],
    ['at closing in the night', at(7, 2), false],
    ['in the night before', at(SATURDAY, 1), false],
  ])('past midnight: %s', (_, now, expected) => {
    expect(isOpenAt(untilTwo, now)).toBe(expected);
  });

  it('from midnight to midnight is always', () => {
    const always = Array.from({ length: 7 }, () => ({ open: 0, close: 1440 }));
    for (const moment of [at(MONDAY, 0), at(MONDAY, 23, 59), at(SATURDAY, 12)])
      expect(isOpenAt(always, moment)).toBe(true);
  });
});

describe('what the door says', () => {
  const late: OpeningHours = [
    null,
    { open: 600, close: 1500 },
    { open: 30, close: 120 },
    null,
    null,
    null,
    null,
  ];
  it.each([
    ['on a day of rest', BRAND.hours, at(MONDAY, 12), { state: 'restDay' }],
    ['before opening', BRAND.hours, at(TUESDAY, 9, 59), { state: 'opensLater', at: 600 }],
    ['while open', BRAND.hours, at(FRIDAY, 21), { state: 'open', until: 1320 }],
    ['after closing', BRAND.hours, at(TUESDAY, 21), { state: 'closed' }],
    ['in the night that still belongs to yesterday', late, at(TUESDAY, 0, 10), { state: 'open', until: 60 }],
    ['when both nights overlap', late, at(TUESDAY, 0, 45), { state: 'open', until: 60 }],
    ['once yesterday has ended', late, at(TUESDAY, 1), { state: 'open', until: 120 }],
  ] as const)('%s', (_, hours, now, expected) => {
    expect(openingStatusAt(hours, now)).toEqual(expected);
  });
});

describe('the hours of a day', () => {
  it.each([
    [{ open: 600, close: 1260 }, '10:00–21:00'],
    [{ open: 0, close: 1440 }, '00:00–24:00'],
    [{ open: 1085, close: 1500 }, '18:05–01:00'],
    [{ open: 1080, close: 1441 }, '18:00–00:01'],
    [{ open: 1080, close: 1499 }, '18:00–00:59'],
    [{ open: 1080, close: 2160 }, '18:00–12:00'],
  ])('%j read %s', (day, text) => {
    expect(formatDayHours(day)).toBe(text);
  });

  it('go into one line, like days together', () => {
    expect(formatWeek(BRAND.hours, 'en')).toBe(
      'Mon closed · Tue–Thu 10:00–21:00 · Fri–Sat 10:00–22:00 · Sun 10:00–20:00',
    );
    expect(formatWeek(BRAND.hours, 'kr')).toBe(
      '월 휴무 · 화–목 10:00–21:00 · 금–토 10:00–22:00 · 일 10:00–20:00',
    );
  });
});

describe('what hours may be', () => {
  const week = (day: unknown) => [day, ...Array.from({ length: 6 }, () => null)];
  it.each([
    [week({ open: 600, close: 1260 }), true],
    [week({ open: 1439, close: 2160 }), true],
    [week({ open: 600, close: 600 }), false],
    [week({ open: 1440, close: 1500 }), false],
    [week({ open: 600, close: 2161 }), false],
    [week(null).slice(1), false],
    [[...week(null), null], false],
  ])('%j: %s', (hours, expected) => {
    expect(openingHoursSchema.safeParse(hours).success).toBe(expected);
  });
});
