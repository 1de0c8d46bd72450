import { freeCancellationEnd } from '@app/domain/booking/agreed-terms.ts';
import type { BookingView } from './use-guest-booking.ts';

/** Returns until when a cancellation of the booking is refunded in full. */
export function refundDeadline({ dateTime, refund }: BookingView['agreed']): Date {
  const { freeCancellationDays, effectiveFrom, freeUntil } = refund;
  return freeCancellationEnd({
    dateTime: new Date(dateTime),
    refund: {
      freeCancellationDays,
      effectiveFrom: new Date(effectiveFrom),
      ...(freeUntil && { freeUntil: new Date(freeUntil) }),
    },
  });
}
