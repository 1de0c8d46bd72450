import { describe, expect, it } from 'vitest';
import { freeCancellationEnd, refundAfterEventChange, refundAfterMove } from './agreed-terms.ts';

it.each([
  // The evening in Seoul is still the day before in UTC.
  ['2026-12-03T23:30:00Z', 3, '2026-12-01T15:00:00Z'],
  ['2026-12-02T05:00:00Z', 3, '2026-11-29T15:00:00Z'],
  ['2026-12-02T05:00:00Z', 0, '2026-12-02T15:00:00Z'],
])('a booking for %s with %i days is refunded in full until %s', (dateTime, freeCancellationDays, end) => {
  const refund = { effectiveFrom: new Date(0), freeCancellationDays };
  expect(freeCancellationEnd({ dateTime: new Date(dateTime), refund })).toEqual(new Date(end));
});

const seoul = (text: string) => new Date(`${text}+09:00`);
const agreedFor = (dateTime: string, freeUntil?: string) => ({
  dateTime: seoul(dateTime),
  refund: {
    effectiveFrom: new Date(0),
    freeCancellationDays: 3,
    ...(freeUntil && { freeUntil: seoul(freeUntil) }),
  },
});

describe('full refund after the owner’s change', () => {
  it.each([
    ['lasts until the new date’s free period ends', '2027-01-10T14:00', undefined, '2027-01-08T00:00'],
    ['lasts seven whole days at least', '2026-12-08T14:00', undefined, '2026-12-06T00:00'],
    ['ends with the start of the event', '2026-11-29T14:00', undefined, '2026-11-29T14:00'],
    ['keeps an earlier right that lasts longer', '2026-12-20T14:00', '2026-12-19T00:00', '2026-12-19T00:00'],
    ['shortens an earlier right to the start', '2026-12-10T14:00', '2026-12-19T00:00', '2026-12-10T14:00'],
  ])('%s', (_case, startsAt, earlier, end) => {
    // The guest agreed to 1 December, whose free period was over at midnight.
    const agreed = agreedFor('2026-12-01T14:00', earlier);
    const { freeUntil } = refundAfterEventChange(agreed, seoul(startsAt), seoul('2026-11-28T23:59:59.999'));
    expect(freeUntil).toEqual(seoul(end));
  });
});

describe('refund rule after the guest’s own move', () => {
  it.each([
    ['follows the new date while the refund is full', undefined, '2026-11-28T23:59', undefined],
    ['keeps a deadline that has passed', undefined, '2026-11-29T00:00', '2026-11-29T00:00'],
    [
      'keeps a right that the owner’s change gave',
      '2026-12-18T00:00',
      '2026-11-29T00:00',
      '2026-12-18T00:00',
    ],
    [
      'takes the free period of the date if it lasts longer',
      '2026-12-05T00:00',
      '2026-11-29T00:00',
      '2026-12-17T00:00',
    ],
  ])('%s', (_case, freeUntil, now, end) => {
    const agreed = agreedFor('2026-12-01T14:00', freeUntil);
    const rule = refundAfterMove(agreed, seoul('2026-12-19T14:00'), seoul(now));
    expect(rule.freeUntil).toEqual(end && seoul(end));
  });
});
