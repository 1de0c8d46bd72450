import { describe, expect, it } from 'vitest';
import { isOverdue, isUnverified } from './unverified.ts';

const createdAt = new Date('2026-11-20T00:00:00Z');
const booking = { status: 'pending' as const, email: 'guest@example.com', createdAt };
const due = new Date('2026-11-21T00:00:00Z');

describe('an unverified booking', () => {
  it('is a pending one of an address whose link was not opened', () => {
    expect(isUnverified(booking)).toBe(true);
    expect(isUnverified({ ...booking, openedAt: createdAt })).toBe(false);
    expect(isUnverified({ ...booking, status: 'confirmed' })).toBe(false);
    expect(isUnverified({ ...booking, email: undefined })).toBe(false);
  });

  it.each([
    ['is overdue after the time that its event sets', {}, { verifyHours: 24 }, due, true],
    ['is not overdue before', {}, { verifyHours: 24 }, new Date(due.getTime() - 1), false],
    ['is never overdue unless its event sets a time', {}, {}, due, false],
    ['is not overdue once the link was opened', { openedAt: createdAt }, { verifyHours: 24 }, due, false],
    ['is not overdue while it awaits payment', { payBy: due }, { verifyHours: 24 }, due, false],
  ])('%s', (_, changes, event, now, expected) => {
    expect(isOverdue({ ...booking, ...changes }, event, now)).toBe(expected);
    expect(isOverdue({ ...booking, ...changes }, undefined, now)).toBe(false);
  });
});
