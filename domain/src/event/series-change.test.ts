import { expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import type { Event, EventInput } from './event-schema.ts';
import { datesInScope, movedDays, movedWith, sharedChanges, takeOver } from './series-change.ts';

const at = (text: string) => new Date(`${text}+09:00`);
const edited = ({ id: _, createdAt: __, ...fields }: Event, changes: Partial<EventInput>): EventInput => ({
  ...fields,
  ...changes,
});

const event = anEvent({
  dateTime: at('2026-11-28T14:00'),
  seriesId: 'Hand drip',
  maxPartySize: 4,
  price: 30_000,
});
const other = anEvent({
  dateTime: at('2026-12-05T14:00'),
  seriesId: 'Hand drip',
  maxPartySize: 2,
  capacity: 6,
  titleKr: '특별한 날',
});

it('names the changed fields, not those that each date has for itself', () => {
  const visibleFrom = at('2026-11-01T00:00');
  expect(sharedChanges(event, edited(event, { price: 35_000, titleKr: '새 제목', visibleFrom }))).toEqual([
    'titleKr',
    'price',
  ]);
  expect(sharedChanges(event, edited(event, {}))).toEqual([]);
});

it('does not name a field that the form writes out for the first time', () => {
  const empty = { imageAlt: '', imageAltKr: '', includes: [], includesKr: [], host: '', hostKr: '' };
  expect(sharedChanges(event, edited(event, { payment: 'online', ...empty }))).toEqual([]);
  expect(sharedChanges(event, edited(event, { payment: 'onSite' }))).toEqual(['payment']);
  expect(sharedChanges(event, edited(event, { includes: ['Tea'] }))).toEqual(['includes']);
});

it('names no change of the date, which each date has for itself', () => {
  expect(sharedChanges(event, edited(event, { dateTime: at('2026-12-01T15:30') }))).toEqual([]);
});

it('changes another date by the named fields alone', () => {
  const { id: _, createdAt: __, ...fields } = other;
  expect(takeOver(other, ['price'], edited(event, { price: 35_000 }))).toEqual({ ...fields, price: 35_000 });
});

it('takes over a removed field and a new moment', () => {
  const { maxPartySize: _, ...after } = event;
  const dateTime = at('2026-12-06T16:30');
  const taken = takeOver(other, ['maxPartySize'], after, dateTime);
  expect(taken).not.toHaveProperty('maxPartySize');
  expect(taken.dateTime).toEqual(dateTime);
});

it.each([
  ['at its new time of day', '2026-11-28T16:30', 0, '2026-12-05T16:30'],
  ['by the same number of days', '2026-12-05T14:00', 7, '2026-12-12T14:00'],
  ['by days and to the time of day', '2026-12-05T16:30', 7, '2026-12-12T16:30'],
  ['not at all where only the edited date changes', '2026-12-05T14:00', 0, undefined],
] as const)('moves another date %s', (_, after, days, expected) => {
  const another = { dateTime: at('2026-12-05T14:00') };
  const moved = movedWith(another, event, { dateTime: at(after) }, days);
  expect(moved).toEqual(expected && at(expected));
});

it('counts the days in Seoul by which a date moves', () => {
  const days = (after: string) => movedDays({ dateTime: at('2026-11-28T23:59') }, { dateTime: at(after) });
  expect(['2026-11-28T00:00', '2026-11-29T00:00', '2026-11-21T12:00'].map(days)).toEqual([0, 1, -7]);
});

it('names the upcoming dates of a scope, without the edited one and other series', () => {
  const dated = (dateTime: string, seriesId = 'Hand drip') => anEvent({ dateTime: at(dateTime), seriesId });
  const [past, earlier, later] = ['2026-11-14T14:00', '2026-11-21T14:00', '2026-12-19T14:00'].map((date) =>
    dated(date),
  ) as [Event, Event, Event];
  const known = {
    series: [later, event, other, past, earlier, dated('2026-12-05T14:00', 'Cupping')],
    now: at('2026-11-20T00:00'),
  };
  expect(datesInScope('one', event, known)).toEqual([]);
  expect(datesInScope('later', event, known)).toEqual([other, later]);
  expect(datesInScope('all', event, known)).toEqual([earlier, other, later]);
});
