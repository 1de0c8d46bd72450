import type { TFunction } from 'i18next';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Confirmation } from '../lists/use-bulk-action.ts';

/**
 * Returns what the deletion of bookings brings about, and the question whether guests whose seats it releases are told. They
 * are unless the admin or the event's time says otherwise: somebody who has been there has nothing to learn from the mail.
 * @param eventOf returns nothing for an event that was deleted or is not loaded
 */
export function deletionEffect(
  bookings: readonly Booking[],
  eventOf: (id: string) => Event | null | undefined,
  t: TFunction<'admin'>,
): Omit<Confirmation, 'question'> {
  const now = new Date();
  const holding = bookings.filter(({ status }) => holdsSeats(status));
  const seats = holding.reduce((sum, { numberOfParticipants }) => sum + numberOfParticipants, 0);
  const told = holding.filter(({ email }) => email);
  const isAhead = ({ eventId, agreed }: Booking) => (eventOf(eventId) ?? agreed).dateTime > now;
  // Nothing is refunded once the event has begun (`settlement.ts`).
  const refunded = holding.filter((booking) => booking.payBy && isAhead(booking));
  return {
    consequence: [
      seats > 0
        ? t('bookings.deleteConsequence', { count: seats })
        : t('bookings.deleteWithoutSeats', { count: bookings.length }),
      refunded.length > 0 &&
        t('bookings.deleteRefunds', { names: refunded.map(({ name }) => name).join(', ') }),
      t('deleting.undoable'),
    ]
      .filter(Boolean)
      .join(' '),
    choice:
      told.length > 0
        ? { label: t('bookings.tellDeleted', { count: told.length }), isChosen: told.every(isAhead) }
        : undefined,
  };
}
