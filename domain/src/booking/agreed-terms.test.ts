import { expect, it } from 'vitest';
import { freeCancellationEnd } from './agreed-terms.ts';

it.each([
  // The evening in Seoul is still the day before in UTC.
  ['2026-12-03T23:30:00Z', 3, '2026-12-01T15:00:00Z'],
  ['2026-12-02T05:00:00Z', 3, '2026-11-29T15:00:00Z'],
  ['2026-12-02T05:00:00Z', 0, '2026-12-02T15:00:00Z'],
])('a booking for %s with %i days is refunded in full until %s', (dateTime, freeCancellationDays, end) => {
  const refund = { effectiveFrom: new Date(0), freeCancellationDays };
  expect(freeCancellationEnd({ dateTime: new Date(dateTime), refund })).toEqual(new Date(end));
});
