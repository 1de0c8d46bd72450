import { describe, expect, it } from 'vitest';
import { seoulMoment } from '../shared/seoul-time.ts';
import { storeLocationInputSchema } from './store-location-schema.ts';
import { findSpecialHoursProblem } from './special-hours-problem.ts';
import { formatSpecialDays, formatSpecialHours, upcomingSpecialHours } from './special-hours.ts';

const NEW_YEAR = '2027-02-06/2027-02-08 closed';

describe('problems of special hours', () => {
  it.each([
    ['none', [], undefined],
    ['closed days', [NEW_YEAR], undefined],
    ['days that follow each other', [NEW_YEAR, '2027-02-09/2027-02-09 10:00-15:00'], undefined],
    ['hours past midnight', ['2028-02-29/2028-02-29 18:00-02:00'], undefined],
    ['hours to midnight', ['2027-02-06/2027-02-06 18:00-00:00'], undefined],
    ['hours to the next noon', ['2027-02-06/2027-02-06 13:00-12:00'], undefined],
    ['hours beyond the next noon', ['2027-02-06/2027-02-06 13:00-12:30'], { problem: 'hours', lines: [0] }],
    ['a date that does not exist', ['2027-02-28/2027-02-29 closed'], { problem: 'incomplete', lines: [0] }],
    ['no date', [NEW_YEAR, '/ closed'], { problem: 'incomplete', lines: [1] }],
    ['no time', ['2027-02-06/2027-02-06 -15:00'], { problem: 'incomplete', lines: [0] }],
    ['a last day before the first', ['2027-02-08/2027-02-06 closed'], { problem: 'order', lines: [0] }],
    [
      'a day in common',
      ['2027-02-08/2027-02-10 10:00-15:00', '2027-03-01/2027-03-01 closed', NEW_YEAR],
      { problem: 'overlap', lines: [0, 2] },
    ],
    [
      'one within the other',
      ['2027-01-01/2027-12-31 closed', NEW_YEAR],
      { problem: 'overlap', lines: [0, 1] },
    ],
  ])('with %s', (_, lines, expected) => {
    expect(findSpecialHoursProblem(lines)).toEqual(expected);
    const parsed = storeLocationInputSchema.shape.specialHours.safeParse(lines);
    expect(parsed.success).toBe(expected === undefined);
  });

  it('name both lines to clients of the API', () => {
    const other = '2027-02-08/2027-02-08 closed';
    const parsed = storeLocationInputSchema.shape.specialHours.safeParse([NEW_YEAR, other]);
    expect(parsed.error?.issues[0]?.message).toBe(`The dates overlap: ${NEW_YEAR}, ${other}`);
  });
});

describe('upcoming special hours', () => {
  const store = {
    specialHours: [
      '2027-03-06/2027-03-06 closed',
      '2027-03-05/2027-03-05 18:00-02:00',
      NEW_YEAR,
      '2027-02-01/2027-02-04 closed',
      '2027-02-20/2027-02-31 closed',
    ],
    specialHoursReasons: ['', 'Roasting day', 'Lunar New Year'],
    specialHoursReasonsKr: ['', '로스팅하는 날'],
  };
  const shown = (month: number, day: number, hour = 0) =>
    upcomingSpecialHours(store, seoulMoment(2027, month, day, hour)).map(({ from }) => from);

  it('are those of four weeks, soonest first, until their last day in Seoul ends, and none whose dates do not exist', () => {
    expect(shown(2, 4, 23)).toEqual(['2027-02-01', '2027-02-06']);
    expect(shown(2, 5)).toEqual(['2027-02-06', '2027-03-05']);
    expect(shown(2, 8, 23)).toEqual(['2027-02-06', '2027-03-05', '2027-03-06']);
    expect(shown(2, 9)).toEqual(['2027-03-05', '2027-03-06']);
    expect(shown(3, 7)).toEqual([]);
  });

  it('have the reasons of their lines', () => {
    const [newYear, roasting] = upcomingSpecialHours(store, seoulMoment(2027, 2, 6));
    expect([newYear, roasting]).toMatchObject([
      { reason: 'Lunar New Year', reasonKr: '' },
      { reason: 'Roasting day', reasonKr: '로스팅하는 날' },
    ]);
  });

  it.each([
    ['en', 'Sat, Feb 6 – Mon, Feb 8 closed', 'Fri, Mar 5 18:00–02:00'],
    ['kr', '2월 6일(토)–2월 8일(월) 휴무', '3월 5일(금) 18:00–02:00'],
  ] as const)('are formatted with weekdays: %s', (language, ...texts) => {
    const upcoming = upcomingSpecialHours(store, seoulMoment(2027, 2, 6)).slice(0, 2);
    expect(
      upcoming.map(
        (special) => `${formatSpecialDays(special, language)} ${formatSpecialHours(special, language)}`,
      ),
    ).toEqual(texts);
  });
});
