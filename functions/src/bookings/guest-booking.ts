import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { GuestBooking } from '@app/domain/booking/guest-booking-schema.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import type { BookingOperation } from '@app/domain/booking/booking-operations.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { type BookingSettlement, bookingSettlement, refundsOf } from '@app/domain/order/settlement.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Config } from '../env.ts';
import { bookingToken, readBookingToken } from '../hashing.ts';
import type { BookingStore } from './booking-store.ts';
import { viewToken } from '../orders/order-token.ts';
import { requireAllowed } from './change-booking.ts';
import { canPayMore } from './change-party-size.ts';
import { seatsOf } from './seat-ledger.ts';
import { readClaims, unclaimedSeats } from './waitlist-claims.ts';

/** Returns how a booking with this order is paid. */
export const bookingPayment = (
  config: Config,
  { id, payBy, totalWon }: Pick<Order, 'id' | 'payBy' | 'totalWon'>,
) => ({
  token: viewToken(config, id),
  payBy,
  totalWon,
});

/** Returns the part of a settlement that the guest sees, and what each smaller party would give back now. */
function moneyView(config: Config, id: string, settlement: BookingSettlement) {
  const { totalWon, due, byRole, refundedWon, refundingWon, refund, lines } = settlement;
  const seats = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const wonAt = (seatsLeft: number) =>
    refundsOf(settlement, seatsLeft, 'guest').reduce((sum, { won }) => sum + won, 0);
  return {
    totalWon,
    ...(due && { payment: bookingPayment(config, { id, payBy: due.until, totalWon: due.won }) }),
    paidWon: byRole.price.keptWon + byRole.held.keptWon,
    ...(refundedWon + refundingWon > 0 && {
      refund: { token: viewToken(config, id), refundedWon, refundingWon },
    }),
    freeUntil: refund.until,
    refundsByParty: Array.from({ length: seats }, (_, seatsLeft) => wonAt(seatsLeft)),
  };
}

/** Returns the token of the link by which the guest manages the booking. */
export const guestToken = ({ hashSecret }: Config, { id, linkVersion = 0 }: Booking) =>
  bookingToken(hashSecret, { id, version: linkVersion });

/**
 * Returns the booking of a signed link.
 * @throws DomainError not_found, equally for a forged or revoked token and for a deleted booking
 */
export async function requireGuestBooking(
  store: BookingStore,
  { hashSecret }: Config,
  token: string,
): Promise<Booking> {
  const link = readBookingToken(hashSecret, token);
  const booking = link && (await store.read({ bookings: [link.id] })).bookings.get(link.id);
  if (!booking || (booking.linkVersion ?? 0) !== link.version)
    throw new DomainError('not_found', 'There is no such booking.');
  return booking;
}

function isAllowed(operation: BookingOperation, booking: Booking, event: Event | undefined, now: Date) {
  try {
    requireAllowed(operation, booking, event, now);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Returns what the guest sees of a booking and may do with it now. @param dates the dates of the series with room */
export async function guestBooking(
  store: BookingStore,
  config: Config,
  booking: Booking,
  dates: GuestBooking['dates'] = [],
): Promise<GuestBooking> {
  const { id, eventId, status, revision, numberOfParticipants, language, agreed, createdAt, cancellation } =
    booking;
  const seats = seatsOf(await store.read({ events: [eventId] }), eventId);
  const { event } = seats;
  const order = await store.readOrder(booking);
  const now = store.now();
  const { title, titleKr, dateTime, duration, location, locationKr } = event ?? agreed;
  const free = unclaimedSeats({ ...seats, waiting: await readClaims(store, seats) }, now);
  return {
    id,
    reference: bookingReference(id),
    status,
    ...(revision !== undefined && { revision }),
    name: booking.name,
    ...(booking.phone && { phone: booking.phone }),
    numberOfParticipants,
    language,
    agreed,
    createdAt,
    ...(cancellation && { cancellation }),
    ...(booking.arrived && { arrived: booking.arrived }),
    event: { title, titleKr, dateTime, duration, location, locationKr },
    ...moneyView(config, id, bookingSettlement({ booking, order, startsAt: dateTime, now })),
    canCancel: isAllowed('cancel_by_guest', booking, event, now),
    canChangeContact: isAllowed('change_contact', booking, event, now),
    dates: isAllowed('move', booking, event, now) && order?.ledger.state !== 'awaitingPayment' ? dates : [],
    ...(isAllowed('change_party_size', booking, event, now) && {
      maxParticipants:
        order && !canPayMore(order)
          ? numberOfParticipants
          : Math.max(numberOfParticipants, largestParty(event!, numberOfParticipants + free)),
    }),
  };
}
