import { seoulParts, startOfSeoulDay } from '../shared/seoul-time.ts';
import { eventEnd } from '../event/event-timing.ts';
import { expectsGuests } from './booking-status.ts';
import type { BookingStatus } from './booking.ts';

/** Guests get reminders and thanks between these hours in Seoul only. */
export const GUEST_MAIL_HOURS = { from: 8, until: 20 };
/** Guests are thanked at most this long after their event: later, the mail would be a surprise. */
export const THANKS_DAYS = 3;

const HOUR_MS = 60 * 60 * 1000;

/** Returns whether guests may be written to at this time of day. */
export function isTimeForGuestMails(now: Date): boolean {
  const { hour } = seoulParts(now);
  return hour >= GUEST_MAIL_HOURS.from && hour < GUEST_MAIL_HOURS.until;
}

/** Returns when the mails of today may no longer be sent. */
export function endOfGuestMails(now: Date): Date {
  return new Date(startOfSeoulDay(now).getTime() + GUEST_MAIL_HOURS.until * HOUR_MS);
}

interface Reminded {
  status: BookingStatus;
  createdAt: Date;
  remindedOf?: Date | undefined;
}

/**
 * Returns whether the guest of a booking is to be reminded of an event: on the day before it in Seoul, if the booking is
 * confirmed, was not made on this day, and the guest was not reminded of this day before.
 */
export function needsReminder(
  { status, createdAt, remindedOf }: Reminded,
  { dateTime }: { dateTime: Date },
  now: Date,
): boolean {
  const dayOf = (moment: Date) => startOfSeoulDay(moment).getTime();
  if (!expectsGuests(status) || startOfSeoulDay(now, 1).getTime() !== dayOf(dateTime)) return false;
  const isNew = createdAt >= startOfSeoulDay(now);
  return !isNew && (!remindedOf || dayOf(remindedOf) !== dayOf(dateTime));
}

/** Returns whether the guests of an event are thanked now: it has ended, not long ago, and the owner wants it. */
export function isTimeForThanks(
  { thanks, ...event }: { dateTime: Date; duration: number; thanks?: string | undefined },
  now: Date,
): boolean {
  const sinceEnd = now.getTime() - eventEnd(event).getTime();
  return thanks !== undefined && sinceEnd >= 0 && sinceEnd <= THANKS_DAYS * 24 * HOUR_MS;
}

interface Thanked {
  status: BookingStatus;
  isNoShow?: boolean | undefined;
  thankedAt?: Date | undefined;
}

/** Returns whether the guest of a booking may be thanked for coming, and was not yet. */
export function needsThanks({ status, isNoShow, thankedAt }: Thanked): boolean {
  return expectsGuests(status) && !isNoShow && !thankedAt;
}
