import { WAITING_STATES } from '../mail/mail.ts';
import type { Mail } from '../mail/mail-schema.ts';
import { awaitsDecision } from './booking-status.ts';
import type { BookingStatus } from './booking.ts';

interface Requested {
  status: BookingStatus;
  email?: string | undefined;
  openedAt?: Date | undefined;
  payBy?: Date | undefined;
}

/** Returns whether a pending booking's guest has not opened the link in the mail yet, so that the address may be wrong. */
export function isUnverified({ status, email, openedAt }: Omit<Requested, 'payBy'>): boolean {
  return awaitsDecision(status) && email !== undefined && openedAt === undefined;
}

const HOUR_MS = 60 * 60 * 1000;

type VerifyingEvent = { verifyHours?: number | undefined } | undefined;

/**
 * Returns within how many hours of the mail's sending the guest of an unverified booking has to open the link; undefined if
 * the event sets no such time. A booking that awaits online payment has a time of its own.
 */
export function verificationHours(booking: Requested, event: VerifyingEvent): number | undefined {
  return booking.payBy || !isUnverified(booking) ? undefined : event?.verifyHours;
}

/**
 * Returns from when on the guest of a booking can open the link: when the first mail about it was sent or given up, or will
 * be given up if it is still queued. Without a mail, since the request. Mails to an address that was corrected do not count.
 */
export function verificationStart(
  { createdAt, email }: { createdAt: Date; email?: string | undefined },
  mails: readonly Pick<Mail, 'to' | 'createdAt' | 'delivery'>[],
): Date {
  const first = mails
    .filter(({ to }) => to === email)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]?.delivery;
  const isWaiting = first && WAITING_STATES.includes(first.state);
  return (isWaiting ? first.giveUpAt : first?.endTime) ?? createdAt;
}

/** Returns whether the time is over in which the guest of an unverified booking had to open the link that was sent at `start`. */
export function isOverdue(booking: Requested, event: VerifyingEvent, start: Date, now: Date): boolean {
  const hours = verificationHours(booking, event);
  return hours !== undefined && start.getTime() + hours * HOUR_MS <= now.getTime();
}
