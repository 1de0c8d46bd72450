import { describe, expect, it } from 'vitest';
import { BRAND } from '../brand.ts';
import { seoulMoment } from '../shared/seoul-time.ts';
import type { OpeningHours } from './opening-hours.ts';
import { isOpenAt, openingStatusAt } from './opening-status.ts';

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
    expect(isOpenAt({ openingHours: BRAND.hours }, now)).toBe(expected);
  });

  const untilTwo: OpeningHours = [null, null, null, null, null, null, { open: 1080, close: 1560 }];
  it.each([
    ['before midnight', at(SATURDAY, 23, 59), true],
    ['after midnight', at(7, 0), true],
    ['in the last minute of the night', at(7, 1, 59), true],
    ['at closing in the night', at(7, 2), false],
    ['in the night before', at(SATURDAY, 1), false],
  ])('with hours past midnight: %s', (_, now, expected) => {
    expect(isOpenAt({ openingHours: untilTwo }, now)).toBe(expected);
  });

  it('is always true with hours from midnight to midnight', () => {
    const always = Array.from({ length: 7 }, () => ({ open: 0, close: 1440 }));
    for (const moment of [at(MONDAY, 0), at(MONDAY, 23, 59), at(SATURDAY, 12)])
      expect(isOpenAt({ openingHours: always }, moment)).toBe(true);
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
    expect(openingStatusAt({ openingHours: hours }, now)).toEqual(expected);
  });
});

describe('special hours', () => {
  /** Open from 18:00 to 02:00 every day, but not from Monday to Tuesday; on Wednesday from 10:00, on Thursday until 04:00. */
  const store = {
    openingHours: Array.from({ length: 7 }, () => ({ open: 1080, close: 1560 })),
    specialHours: [
      '2026-11-02/2026-11-03 closed',
      '2026-11-04/2026-11-04 10:00-12:00',
      '2026-11-05/2026-11-05 18:00-04:00',
    ],
  };
  const [WEDNESDAY, THURSDAY] = [3, 4];
  it.each([
    ['close a day', at(MONDAY, 19), { state: 'restDay' }],
    ['keep the end of the night before', at(MONDAY, 1, 59), { state: 'open', until: 120 }],
    ['close the last of several days to its end', at(TUESDAY, 23, 59), { state: 'restDay' }],
    ['have no night after a closed day', at(WEDNESDAY, 1), { state: 'opensLater', at: 600 }],
    ['replace the weekly hours', at(WEDNESDAY, 11), { state: 'open', until: 720 }],
    ['end before the weekly hours of the day begin', at(WEDNESDAY, 19), { state: 'closed' }],
    ['may end after midnight', at(THURSDAY, 23), { state: 'open', until: 1680 }],
    ['apply after midnight to their end', at(FRIDAY, 3, 59), { state: 'open', until: 240 }],
    ['leave the other days as they are', at(FRIDAY, 4), { state: 'opensLater', at: 1080 }],
  ])('%s', (_, now, expected) => {
    expect(openingStatusAt(store, now)).toEqual(expected);
    expect(isOpenAt(store, now)).toBe(expected.state === 'open');
  });

  it('say nothing of a store without weekly hours', () => {
    expect(openingStatusAt({ specialHours: store.specialHours }, at(MONDAY, 19))).toBeNull();
    expect(isOpenAt({ specialHours: store.specialHours }, at(WEDNESDAY, 11))).toBe(false);
  });
});
