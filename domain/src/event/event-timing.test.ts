import { describe, expect, it } from 'vitest';
import { hasDayBegun } from './event-timing.ts';

describe('the day of an event', () => {
  const event = { dateTime: new Date('2026-11-28T05:00:00Z') };

  it.each([
    ['2026-11-27T14:59:59Z', false],
    ['2026-11-27T15:00:00Z', true],
    ['2026-11-29T00:00:00Z', true],
  ])('begins at midnight in Seoul: at %s, %s', (now, hasBegun) => {
    expect(hasDayBegun(event, new Date(now))).toBe(hasBegun);
  });
});
