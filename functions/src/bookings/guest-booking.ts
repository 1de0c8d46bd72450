import { agreedWon } from '@app/domain/booking/agreed-lines.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { GuestBooking } from '@app/domain/booking/guest-booking-schema.ts';
import { largestParty } from '@app/domain/booking/party-limit.ts';
import type { BookingOperation } from '@app/domain/booking/booking-operations.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type ChangeQuote, quoteMove, quoteParty } from '@app/domain/order/change-quote.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { type BookingSettlement, dueAtEventWon, isUnpaid, moneyOf } from '@app/domain/order/settlement.ts';
import { placedStoreSchema } from '@app/domain/store-location/store-location-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Config } from '../env.ts';
import { bookingToken, readBookingToken } from '../mail/link-tokens.ts';
import type { BookingStore } from './booking-store.ts';
import { readViewToken, viewToken } from '../orders/order-token.ts';
import { requireAllowed } from './change-booking.ts';
import { quotedBooking, quotedEvent } from './quoted-booking.ts';
import { seatsOf } from './seat-ledger.ts';
import type { SeriesDate } from './series-dates.ts';
import { readClaims, unclaimedSeats } from './waitlist-claims.ts';

/** Returns how a booking with this order is paid. */
export const bookingPayment = (
  config: Config,
  {
    payBy,
    totalWon,
    ...order
  }: Pick<Order, 'id' | 'payBy' | 'totalWon'> & Partial<Pick<Order, 'linkVersion'>>,
) => ({
  token: viewToken(config, order),
  payBy,
  totalWon,
});

/** Returns the part of a settlement that the guest sees. */
function moneyView(config: Config, order: Pick<Order, 'id' | 'linkVersion'>, settlement: BookingSettlement) {
  const { totalWon, due, payments, refundedWon, refundingWon, refund } = settlement;
  const paidWon = moneyOf(payments, ['price', 'held']).keptWon;
  const hasRefund = refundedWon + refundingWon > 0;
  return {
    totalWon,
    ...(due && { payment: bookingPayment(config, { ...order, payBy: due.until, totalWon: due.won }) }),
    paidWon,
    ...(hasRefund && { refund: { refundedWon, refundingWon } }),
    ...((paidWon > 0 || hasRefund) && { orderToken: viewToken(config, order) }),
    freeUntil: refund.until,
  };
}

/** Returns the part of a quote that the guest sees. */
const quoteView = ({ totalWon, payWon, refunds }: ChangeQuote) => ({
  totalWon,
  payWon,
  refundWon: refunds.reduce((sum, { won }) => sum + won, 0),
});

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

/**
 * Returns the booking of a signed link, or of the token with which its browser sees it.
 * @throws DomainError not_found
 */
export async function requireSeenBooking(
  store: BookingStore,
  config: Config,
  token: string,
): Promise<{ booking: Booking; canManage: boolean }> {
  const link = readViewToken(config, token);
  if (link === null) return { booking: await requireGuestBooking(store, config, token), canManage: true };
  const booking = (await store.read({ bookings: [link.id] })).bookings.get(link.id);
  const order = booking && (await store.readOrder(booking));
  // The version is that of the order's links, which end with a corrected address. A booking without an order has one.
  if (!booking || (order?.linkVersion ?? 0) !== link.version)
    throw new DomainError('not_found', 'There is no such booking.');
  return { booking, canManage: false };
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

interface Seen {
  /** The dates of the series with room. */
  dates?: readonly SeriesDate[];
  /** Whether the link is that of the mail. */
  canManage?: boolean;
}

/** Returns what the guest sees of a booking and may do with it now. */
export async function guestBooking(
  store: BookingStore,
  config: Config,
  booking: Booking,
  { dates = [], canManage = true }: Seen = {},
): Promise<GuestBooking> {
  const { id, eventId, status, revision, numberOfParticipants, language, agreed, createdAt, cancellation } =
    booking;
  const seats = seatsOf(await store.read({ events: [eventId] }), eventId);
  const { event } = seats;
  const order = await store.readOrder(booking);
  const place = event && (await store.readPlace(event));
  const now = store.now();
  const { title, titleKr, dateTime, duration, location, locationKr } = event ?? agreed;
  const dueWon = dueAtEventWon({ booking, order });
  const free = unclaimedSeats({ ...seats, waiting: await readClaims(store, seats) }, now);
  const quoted = quotedBooking(booking, order, event, now);
  // An event that was deleted has no price of the day, and takes no more seats.
  const own = event ? quotedEvent(store, event, now) : { price: agreed.price, isPaidOnline: false };
  const largest = Math.max(
    numberOfParticipants,
    event ? largestParty(event, numberOfParticipants + free) : numberOfParticipants,
  );
  const parties = Array.from({ length: largest + 1 }, (_, people) =>
    quoteView(quoteParty(quoted, own, people)),
  );
  const { change } = booking;
  const isMovable = !change && isAllowed('move', booking, event, now) && !(order && isUnpaid(order.ledger));
  return {
    id,
    reference: bookingReference(id),
    status,
    ...(revision !== undefined && { revision }),
    canManage,
    ...(canManage && { name: booking.name, ...(booking.phone && { phone: booking.phone }) }),
    numberOfParticipants,
    language,
    agreed,
    createdAt,
    ...(cancellation && { cancellation }),
    ...(booking.arrived && { arrived: booking.arrived }),
    event: { title, titleKr, dateTime, duration, location, locationKr },
    ...(place && { store: placedStoreSchema.strip().parse(place) }),
    ...moneyView(config, { id, linkVersion: order?.linkVersion }, quoted.settlement),
    ...(dueWon > 0 && { dueAtEventWon: dueWon }),
    parties,
    ...(change && {
      change: {
        dateTime: change.agreed.dateTime,
        location: change.agreed.location,
        locationKr: change.agreed.locationKr,
        numberOfParticipants: change.numberOfParticipants,
        totalWon: agreedWon({ ...change, createdAt }),
      },
    }),
    canCancel: isAllowed('cancel_by_guest', booking, event, now),
    canChangeContact: isAllowed('change_contact', booking, event, now),
    dates: (isMovable ? dates : []).map((date) => ({
      eventId: date.event.id,
      dateTime: date.event.dateTime,
      location: date.event.location,
      locationKr: date.event.locationKr,
      seatsLeft: date.seatsLeft,
      ...quoteView(quoteMove(quoted, quotedEvent(store, date.event, now), 'guest')),
    })),
    ...(!change && isAllowed('change_party_size', booking, event, now) && { maxParticipants: largest }),
  };
}
