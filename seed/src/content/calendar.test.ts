import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seoulParts } from '@app/domain/shared/seoul-time.ts';
import { daysBefore, nthWeekday, SATURDAY, SUNDAY } from './calendar.ts';

const saturdayNoonInSeoul = new Date('2026-11-21T03:00:00Z');

it('nthWeekday never returns today', () => {
  expect(nthWeekday(saturdayNoonInSeoul, 1, SATURDAY, 14).toISOString()).toBe('2026-11-28T05:00:00.000Z');
  expect(nthWeekday(saturdayNoonInSeoul, -1, SATURDAY, 14).toISOString()).toBe('2026-11-14T05:00:00.000Z');
});

it('calendar functions use dates in Seoul', () => {
  const alreadySundayInSeoul = new Date('2026-11-21T15:30:00Z');
  expect(nthWeekday(alreadySundayInSeoul, 2, SUNDAY, 13).toISOString()).toBe('2026-12-06T04:00:00.000Z');
  expect(daysBefore(alreadySundayInSeoul, 22, 9).toISOString()).toBe('2026-10-31T00:00:00.000Z');
});

it('nthWeekday returns the weekday and time in the future or past', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
  const counts = fc.integer({ min: -9, max: 9 }).filter((nth) => nth !== 0);
  fc.assert(
    fc.property(moments, counts, fc.integer({ min: 0, max: 6 }), (now, nth, weekday) => {
      const found = nthWeekday(now, nth, weekday, 19);
      expect(seoulParts(found)).toMatchObject({ weekday, hour: 19, minute: 0 });
      expect(Math.sign(found.getTime() - now.getTime())).toBe(Math.sign(nth));
      const weeks = Math.abs(found.getTime() - now.getTime()) / (7 * 24 * 60 * 60 * 1000);
      expect(weeks).toBeGreaterThan(Math.abs(nth) - 1);
      expect(weeks).toBeLessThan(Math.abs(nth) + 0.2);
    }),
  );
});
