import { describe, expect, it } from 'vitest';
import { isOverdue, isUnverified, verificationStart } from './unverified.ts';

const createdAt = new Date('2026-11-20T00:00:00Z');
const booking = { status: 'pending' as const, email: 'guest@example.com' };
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
    expect(isOverdue({ ...booking, ...changes }, event, createdAt, now)).toBe(expected);
    expect(isOverdue({ ...booking, ...changes }, undefined, createdAt, now)).toBe(false);
  });
});

describe('the time to open the link', () => {
  const later = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  const [endTime, giveUpAt] = [later(5), later(72)];

  it.each([
    ['the request, without a mail', [], createdAt],
    ['the sending of the mail', [{ state: 'SUCCESS' as const, giveUpAt, endTime }], endTime],
    [
      'the end of the attempts, if it was never sent',
      [{ state: 'ERROR' as const, endTime: giveUpAt }],
      giveUpAt,
    ],
    ['the mail’s expiry, while it is queued', [{ state: 'PENDING' as const, giveUpAt }], giveUpAt],
    ['the expiry of a mail that is sent again', [{ state: 'RETRY' as const, giveUpAt, endTime }], giveUpAt],
    [
      'the first of several mails',
      [
        { state: 'SUCCESS' as const, endTime },
        { state: 'SUCCESS' as const, endTime: later(9) },
      ],
      endTime,
    ],
  ])('begins with %s', (_, deliveries, expected) => {
    const mails = deliveries.map((delivery, index) => ({
      to: booking.email,
      createdAt: later(index),
      delivery: { attempts: 1, ...delivery },
    }));
    expect(verificationStart({ ...booking, createdAt }, mails.toReversed())).toEqual(expected);
  });

  it('begins with the mail to the corrected address, not with the one to the address before', () => {
    const mail = (to: string, endTime: Date) => ({
      to,
      createdAt: endTime,
      delivery: { state: 'SUCCESS' as const, attempts: 1, endTime },
    });
    const mails = [mail('gest@example.com', later(1)), mail(booking.email, later(30))];
    expect(verificationStart({ ...booking, createdAt }, mails)).toEqual(later(30));
  });
});
