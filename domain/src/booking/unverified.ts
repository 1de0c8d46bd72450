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

/**
 * Returns whether the time is over in which the guest of an unverified booking had to open the link. A booking that awaits
 * online payment has a time of its own.
 */
export function isOverdue(
  booking: Requested,
  event: { verifyHours?: number | undefined } | undefined,
  now: Date,
): boolean {
  const { verifyHours } = event ?? {};
  if (verifyHours === undefined || booking.payBy || !isUnverified(booking)) return false;
  return booking.createdAt.getTime() + verifyHours * HOUR_MS <= now.getTime();
}
