import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { movedTo, previousDatesOf } from './previous-dates.ts';

const [A, B, C] = ['2026-12-01', '2026-12-08', '2026-12-15'].map((day) => new Date(`${day}T05:00:00Z`)) as [
  Date,
  Date,
  Date,
];

describe('earlier starts of an event', () => {
  it.each([
    ['moved once', [], A, B, [A]],
    ['moved twice', [A], B, C, [A, B]],
    ['that stays', [A], B, B, [A]],
    ['moved back', [A], B, A, undefined],
    ['moved back by one of two moves', [A, B], C, B, [A]],
  ])('are those of an event %s', (_, previousDates, from, to, expected) => {
    expect(movedTo({ dateTime: from, previousDates }, to).previousDates).toEqual(expected);
  });

  it('are none of an event that was never moved', () => {
    expect(movedTo(anEvent({ dateTime: A }), A)).toEqual({});
    expect(previousDatesOf(anEvent())).toEqual([]);
  });

  it('do not include the present one', () => {
    expect(previousDatesOf({ dateTime: A, previousDates: [A, B] })).toEqual([]);
  });
});
