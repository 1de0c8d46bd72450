import { expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { changedTerms, changesDateOrPlace, concernsGuests } from './event-terms.ts';

it('names the changed terms and no other field', () => {
  const event = anEvent();
  const same = { ...event, dateTime: new Date(event.dateTime), title: 'Another title' };
  expect(changedTerms(event, same)).toEqual([]);
  expect(changedTerms(event, { ...event, capacity: 3, locationKr: '다른 곳' })).toEqual([
    'locationKr',
    'capacity',
  ]);
});

it.each([
  [{ dateTime: new Date(0) }, true],
  [{ location: 'Another room' }, true],
  [{ locationKr: '다른 곳' }, true],
  [{ storeLocationId: 'another-store' }, true],
  [{ price: 1, capacity: 3, duration: 90 }, false],
])('gives the right to a full refund for another date or place only: %j', (changes, isGiven) => {
  const event = anEvent();
  expect(changesDateOrPlace(event, { ...event, ...changes })).toBe(isGiven);
});

it.each([
  [{ title: 'Another title' }, false],
  [{ capacity: 3 }, false],
  [{ capacity: 3, price: 1 }, true],
  [{ duration: 90 }, true],
])('concerns guests with any term but the capacity: %j', (changes, expected) => {
  const event = anEvent({ duration: 60 });
  expect(concernsGuests(event, { ...event, ...changes })).toBe(expected);
});
