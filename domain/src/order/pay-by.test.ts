import { expect, it } from 'vitest';
import { payByOf, timeToPay } from './pay-by.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

it.each([
  ['one hour by default', {}, 60, { unit: 'hours', count: 1 }],
  ['what the owner chose', { paymentMinutes: 90 }, 90, { unit: 'minutes', count: 90 }],
  ['days', { paymentMinutes: 2_880 }, 2_880, { unit: 'days', count: 2 }],
  ['the time until the event begins', { dateTime: later(37.5) }, 37.5, { unit: 'hours', count: 1 }],
] as const)(
  'gives a booking %s to be paid, and states the time that the owner chose',
  (_, changes, minutes, time) => {
    const event = { dateTime: later(10_000), ...changes };
    expect(payByOf(event, NOW)).toEqual(later(minutes));
    expect(timeToPay(event)).toEqual(time);
  },
);
