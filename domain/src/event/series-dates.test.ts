import { describe, expect, it } from 'vitest';
import { seoulIso } from '../shared/seoul-time.ts';
import { ALWAYS_VISIBLE } from '../shared/visibility.ts';
import { anEvent } from '../testing/factories.ts';
import { anotherDate, chosenDates, SERIES_DATES_MAX, weeklyDates } from './series-dates.ts';

const at = (text: string) => new Date(`${text}+09:00`);
const shown = (dates: readonly Date[]) => dates.map((date) => seoulIso(date).slice(0, 16));
/** A Saturday. In UTC it is Friday still. */
const FIRST = at('2026-11-28T08:30');
const NOW = at('2026-11-20T12:00');
const NONE = { known: [], now: NOW };
const [SATURDAY, WEDNESDAY] = [6, 3];

describe('weekly dates', () => {
  it('follow the first date on the chosen weekdays of Seoul, at its time of day', () => {
    const dates = weeklyDates(FIRST, { weekdays: [SATURDAY, WEDNESDAY], until: 3 }, NONE);
    expect(shown(dates)).toEqual(['2026-12-02T08:30', '2026-12-05T08:30', '2026-12-09T08:30']);
  });

  it('end with the last day, which counts', () => {
    const until = at('2026-12-12T00:00');
    expect(shown(weeklyDates(FIRST, { weekdays: [SATURDAY], until }, NONE))).toEqual([
      '2026-12-05T08:30',
      '2026-12-12T08:30',
    ]);
  });

  it('leave out the dates that the series has, and count without them', () => {
    const known = [FIRST, at('2026-12-05T08:30')];
    expect(shown(weeklyDates(FIRST, { weekdays: [SATURDAY], until: 2 }, { known, now: NOW }))).toEqual([
      '2026-12-12T08:30',
      '2026-12-19T08:30',
    ]);
  });

  it('of a past event lie in the future, today too if its time is still to come', () => {
    const rule = { weekdays: [SATURDAY], until: 1 };
    const next = (now: string) => shown(weeklyDates(FIRST, rule, { known: [], now: at(now) }));
    expect(next('2027-01-02T08:29')).toEqual(['2027-01-02T08:30']);
    expect(next('2027-01-02T08:30')).toEqual(['2027-01-09T08:30']);
  });

  it('are a year of weeks at most, and none without a weekday', () => {
    const until = at('2036-01-01T00:00');
    expect(weeklyDates(FIRST, { weekdays: [SATURDAY], until }, NONE)).toHaveLength(SERIES_DATES_MAX);
    expect(weeklyDates(FIRST, { weekdays: [SATURDAY], until: 100 }, NONE)).toHaveLength(SERIES_DATES_MAX);
    expect(weeklyDates(FIRST, { weekdays: [], until }, NONE)).toEqual([]);
  });
});

describe('chosen dates', () => {
  it('have the time of day of the first date, sorted and each once', () => {
    const days = ['2026-12-24T00:00', '2026-12-03T23:00', '2026-12-24T12:00'].map(at);
    expect(shown(chosenDates(FIRST, days, NONE))).toEqual(['2026-12-03T08:30', '2026-12-24T08:30']);
  });

  it('leave out past dates and those that the series has', () => {
    const days = ['2026-11-20T00:00', '2026-11-21T00:00', '2026-11-28T00:00', '2026-12-05T00:00'].map(at);
    const known = [at('2026-12-05T08:30')];
    expect(shown(chosenDates(FIRST, days, { known, now: NOW }))).toEqual(['2026-11-21T08:30']);
  });

  it('are no more than are added at once', () => {
    const days = Array.from({ length: 60 }, (_, day) => new Date(FIRST.getTime() + day * 86_400_000));
    expect(chosenDates(FIRST, days, NONE)).toHaveLength(SERIES_DATES_MAX);
  });
});

it('copies an event to another date, visible from the same time on and without an end', () => {
  const visibleFrom = at('2026-11-25T00:00');
  const event = anEvent({ dateTime: FIRST, visibleFrom, visibleUntil: FIRST, price: 30_000, capacity: 7 });
  const dateTime = at('2026-12-05T08:30');
  const { id: _, createdAt: __, ...fields } = event;
  expect(anotherDate(event, { dateTime, seriesId: 'Hand drip' })).toEqual({
    ...fields,
    dateTime,
    seriesId: 'Hand drip',
    visibleFrom,
    visibleUntil: ALWAYS_VISIBLE.visibleUntil,
  });
});
