import type { BookingStatus } from './booking.ts';

interface Requested {
  status: BookingStatus;
  email?: string | undefined;
  createdAt: Date;
  openedAt?: Date | undefined;
  payBy?: Date | undefined;
}

/** Returns whether a pending booking's guest has not opened the link in the mail yet, so that the address may be wrong. */
export function isUnverified({ status, email, openedAt }: Omit<Requested, 'createdAt' | 'payBy'>): boolean {
  return status === 'pending' && email !== undefined && openedAt === undefined;
}

const HOUR_MS = 60 * 60 * 1000;

type VerifyingEvent = { verifyHours?: number | undefined } | undefined;

/**
 * Returns until when the guest of an unverified booking has to open the link; undefined if the event sets no such time. A
 * booking that awaits online payment has a time of its own.
 */
export function verificationDeadline(booking: Requested, event: VerifyingEvent): Date | undefined {
  const { verifyHours } = event ?? {};
  if (verifyHours === undefined || booking.payBy || !isUnverified(booking)) return undefined;
  return new Date(booking.createdAt.getTime() + verifyHours * HOUR_MS);
}

/** Returns whether the time is over in which the guest of an unverified booking had to open the link. */
export function isOverdue(booking: Requested, event: VerifyingEvent, now: Date): boolean {
  const deadline = verificationDeadline(booking, event);
  return deadline !== undefined && deadline <= now;
}
