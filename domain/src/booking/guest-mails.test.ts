import { describe, expect, it } from 'vitest';
import { isTimeForGuestMails, isTimeForThanks, needsReminder, needsThanks } from './guest-mails.ts';

const NOON = new Date('2026-11-27T03:00:00Z');
const booking = { status: 'confirmed' as const, createdAt: new Date('2026-11-01T00:00:00Z') };
const event = { dateTime: new Date('2026-11-28T05:00:00Z'), duration: 60 };

describe('the time of mails to guests', () => {
  it.each([
    ['2026-11-26T22:59:59Z', false],
    ['2026-11-26T23:00:00Z', true],
    ['2026-11-27T10:59:59Z', true],
    ['2026-11-27T11:00:00Z', false],
  ])('is between 08:00 and 20:00 in Seoul: at %s, %s', (now, expected) => {
    expect(isTimeForGuestMails(new Date(now))).toBe(expected);
  });
});

describe('a reminder', () => {
  it.each([
    ['is needed on the day before', {}, NOON, true],
    ['is not needed two days before', {}, new Date('2026-11-26T14:59:59Z'), false],
    ['is not needed on the day itself', {}, new Date('2026-11-27T15:00:00Z'), false],
    ['is not needed for a pending booking', { status: 'pending' as const }, NOON, false],
    ['is not needed on the day of the booking', { createdAt: NOON }, NOON, false],
    ['is not needed a second time', { remindedOf: new Date('2026-11-28T01:00:00Z') }, NOON, false],
    ['is needed for another day', { remindedOf: new Date('2026-11-20T05:00:00Z') }, NOON, true],
  ])('%s', (_, changes, now, expected) => {
    expect(needsReminder({ ...booking, ...changes }, event, now)).toBe(expected);
  });
});

describe('thanks', () => {
  it.each([
    ['2026-11-28T05:59:59Z', false],
    ['2026-11-28T06:00:00Z', true],
    ['2026-12-01T06:00:00Z', true],
    ['2026-12-01T06:00:01Z', false],
  ])('are due for three days after the end of an event: at %s, %s', (now, expected) => {
    expect(isTimeForThanks({ ...event, thanks: 'plain' }, new Date(now))).toBe(expected);
    expect(isTimeForThanks(event, new Date(now))).toBe(false);
  });

  it('go once to guests who came', () => {
    expect(needsThanks(booking)).toBe(true);
    expect(needsThanks({ ...booking, isNoShow: true })).toBe(false);
    expect(needsThanks({ ...booking, thankedAt: NOON })).toBe(false);
    expect(needsThanks({ ...booking, status: 'cancelled' })).toBe(false);
  });
});
