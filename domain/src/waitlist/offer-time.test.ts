import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerEnd } from './offer-time.ts';

const dateTime = new Date('2026-12-01T10:00:00Z');
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(dateTime.getTime() - hours * HOUR_MS);

describe('time of an offer', () => {
  it.each([
    ['12 hours by default', undefined, 100, 88],
    ['the hours that the event sets', 24, 100, 76],
    ['until an hour before the event when that is earlier', undefined, 6, 1],
  ])('lasts for %s', (_, offerHours, now, end) => {
    expect(offerEnd({ dateTime, offerHours }, before(now))).toEqual(before(end));
  });

  it.each([2, 1, 0, -5])('has no end %i hours before the event, because none is made', (hours) => {
    expect(offerEnd({ dateTime }, before(hours))).toBeUndefined();
  });

  it('lasts for at least an hour and ends at least an hour before the event', () => {
    const hours = fc.double({ min: -10, max: 500, noNaN: true });
    fc.assert(
      fc.property(hours, fc.integer({ min: 1, max: 72 }), (ahead, offerHours) => {
        const now = before(ahead);
        const end = offerEnd({ dateTime, offerHours }, now);
        fc.pre(end !== undefined);
        expect(end!.getTime() - now.getTime()).toBeGreaterThanOrEqual(HOUR_MS);
        expect(end!.getTime()).toBeLessThanOrEqual(before(1).getTime());
      }),
    );
  });
});
