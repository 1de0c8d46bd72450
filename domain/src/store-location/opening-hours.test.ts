import { describe, expect, it } from 'vitest';
import { BRAND } from '../brand.ts';
import { seoulMoment } from '../shared/seoul-time.ts';
import { openingHoursSchema } from './opening-hours-schema.ts';
import { openingStatusAt, formatDayHours, isOpenAt, formatWeek, type OpeningHours } from './opening-hours.ts';

/** Returns a time in Seoul in the week that starts on Sunday, 1 November 2026. */
const at = (weekday: number, hour: number, minute = 0) => seoulMoment(2026, 11, 1 + weekday, hour, minute);
const [SUNDAY, MONDAY, TUESDAY, FRIDAY, SATURDAY] = [0, 1, 2, 5, 6];

describe('isOpenAt', () => {
  it.each([
    ['is false a minute before opening', at(TUESDAY, 9, 59), false],
    ['is true at opening', at(TUESDAY, 10), true],
    ['is true in the last minute', at(TUESDAY, 20, 59), true],
    ['is false at closing', at(TUESDAY, 21), false],
    ['is true on Friday an hour later than on Tuesday', at(FRIDAY, 21, 59), true],
    ['is false on Sunday an hour earlier than on Tuesday', at(SUNDAY, 20), false],
    ['is false at noon of a closed day', at(MONDAY, 12), false],
    ['is true on Tuesday in Seoul while it is Monday in London', new Date('2026-11-03T01:00:00Z'), true],
    ['is false while it is still Monday in Seoul', new Date('2026-11-02T14:59:00Z'), false],
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
  ])('with hours past midnight: %s', (_, now, expected) => {
    expect(isOpenAt(untilTwo, now)).toBe(expected);
  });

  it('is always true with hours from midnight to midnight', () => {
    const always = Array.from({ length: 7 }, () => ({ open: 0, close: 1440 }));
    for (const moment of [at(MONDAY, 0), at(MONDAY, 23, 59), at(SATURDAY, 12)])
      expect(isOpenAt(always, moment)).toBe(true);
  });
});

describe('openingStatusAt', () => {
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
    ['reports a closed day', BRAND.hours, at(MONDAY, 12), { state: 'restDay' }],
    [
      'reports the opening time before opening',
      BRAND.hours,
      at(TUESDAY, 9, 59),
      { state: 'opensLater', at: 600 },
    ],
    ['reports the closing time while open', BRAND.hours, at(FRIDAY, 21), { state: 'open', until: 1320 }],
    ['reports closed after closing', BRAND.hours, at(TUESDAY, 21), { state: 'closed' }],
    ['uses yesterday’s hours after midnight', late, at(TUESDAY, 0, 10), { state: 'open', until: 120 }],
    [
      'joins yesterday’s hours with today’s where they overlap',
      late,
      at(TUESDAY, 0, 45),
      { state: 'open', until: 120 },
    ],
    ['uses today’s hours once yesterday’s have ended', late, at(TUESDAY, 1), { state: 'open', until: 120 }],
    [
      'joins hours that touch at midnight',
      [null, { open: 600, close: 1440 }, { open: 0, close: 300 }, null, null, null, null],
      at(MONDAY, 12),
      { state: 'open', until: 1740 },
    ],
    [
      'reports the end of Saturday’s hours while Friday’s overlap with them',
      [null, null, null, null, null, { open: 1080, close: 2100 }, { open: 540, close: 1260 }],
      at(SATURDAY, 8),
      { state: 'open', until: 1260 },
    ],
    [
      'reports no closing time for hours from midnight to midnight every day',
      Array.from({ length: 7 }, () => ({ open: 0, close: 1440 })),
      at(SATURDAY, 12),
      { state: 'openForADay' },
    ],
  ] as const)('%s', (_, hours, now, expected) => {
    expect(openingStatusAt(hours, now)).toEqual(expected);
  });
});

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
