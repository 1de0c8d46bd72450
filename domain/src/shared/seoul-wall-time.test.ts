import { describe, expect, it } from 'vitest';
import { fromWallTime, toWallTime } from './seoul-wall-time.ts';

describe('Seoul wall time', () => {
  it.each([
    ['2026-11-28T05:00:00Z', '2026-11-28T14:00'],
    ['2026-12-31T15:00:00Z', '2027-01-01T00:00'],
    ['2026-12-31T14:59:59Z', '2026-12-31T23:59'],
    ['2028-02-28T15:05:00Z', '2028-02-29T00:05'],
  ])('converts %s to %s', (moment, text) => {
    expect(toWallTime(new Date(moment))).toBe(text);
  });

  it('converts back to an instant', () => {
    expect(fromWallTime('2026-11-28T14:00')).toEqual(new Date('2026-11-28T05:00:00Z'));
    expect(fromWallTime('2026-11-28T14:00:30')).toEqual(new Date('2026-11-28T05:00:00Z'));
  });

  it.each(['', '2026-11-28', 'tomorrow', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-28T24:30'])(
    'returns null for the invalid text %j',
    (text) => expect(fromWallTime(text)).toBeNull(),
  );
});
