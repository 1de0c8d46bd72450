import { describe, expect, it } from 'vitest';
import { refundDeadline, sendDeadline } from './refund-deadline.ts';

describe('refund deadline', () => {
  it.each([
    // Monday afternoon in Seoul: Thursday.
    ['2026-11-23T05:00:00Z', '2026-11-26T14:59:59.999Z'],
    // Friday in UTC, Saturday in Seoul: Wednesday.
    ['2026-11-27T16:00:00Z', '2026-12-02T14:59:59.999Z'],
    // Friday in Seoul: Wednesday.
    ['2026-11-27T05:00:00Z', '2026-12-02T14:59:59.999Z'],
  ])('of a refund that is due since %s is %s', (since, deadline) => {
    expect(refundDeadline(new Date(since))).toEqual(new Date(deadline));
  });
});

describe('deadline for sending products', () => {
  it('is the end of the third business day after the order, in Seoul', () => {
    expect(sendDeadline(new Date('2026-11-27T05:00:00Z'))).toEqual(new Date('2026-12-02T14:59:59.999Z'));
  });
});
