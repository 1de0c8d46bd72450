import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { HOLD_OPERATIONS, type HoldOperation, holdRefusal } from '@app/domain/booking/booking-operations.ts';
import type { Booking, RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import type { SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import type { BookingRecords, BookingStore, BookingTransaction } from './booking-store.ts';
import type { Command } from './change-booking.ts';
import { bookingEntry, requireSameContent } from './create-booking.ts';
import {
  changeSeats,
  type EventSeats,
  type NewSeatChange,
  requireFreeSeats,
  requireOpen,
  seatsOf,
} from './seat-ledger.ts';

export type HoldReference = Pick<SeatHold, 'id' | 'eventId'>;

interface HoldContext {
  hold: SeatHold | undefined;
  seats: EventSeats;
  records: BookingRecords;
  isRepeated: boolean;
}

async function loadHold(
  tx: BookingTransaction,
  { id, eventId }: HoldReference,
  { key }: Pick<Command, 'key'>,
  bookings: readonly string[] = [],
): Promise<HoldContext> {
  const changes = [{ eventId, id: key }];
  const records = await tx.read({ events: [eventId], holds: [{ eventId, id }], changes, bookings });
  const hold = records.holds.get(id);
  return { hold, seats: seatsOf(records, eventId), records, isRepeated: records.changes.has(key) };
}

/** @throws DomainError not_found, hold_ended or event_closed unless the table of operations allows it now */
function requireAllowed(operation: HoldOperation, { hold, seats }: HoldContext, now: Date): void {
  const refusal = holdRefusal(operation, hold?.state ?? 'absent');
  if (refusal) throw new DomainError(refusal);
  const need = HOLD_OPERATIONS[operation].event;
  if (need === 'any') return;
  if (!seats.event) throw new DomainError('not_found', 'There is no such event.');
  if (need === 'open') requireOpen(seats.event, now);
  if (!isUpcoming(seats.event, now)) throw new DomainError('event_closed', 'The event has already begun.');
}

const holdEntry = (
  { key, by, reason }: Command,
  kind: HoldOperation,
  holdId: string,
  held: number,
  now: Date,
): NewSeatChange => ({ id: key, at: now, by, kind, holdId, held, ...(reason && { reason }) });

/** @throws DomainError idempotency_conflict unless the existing hold was made by the same request */
function requireSameHold(existing: SeatHold, request: { seats: number; reason: string | undefined }): void {
  if (existing.seats === request.seats && existing.reason === request.reason) return;
  throw new DomainError('idempotency_conflict');
}

/**
 * Holds free seats of an event without a booking: for the owner (`hold`) or for someone on the waitlist (`offer`). The
 * hold's id is its key: a hold that exists is returned as it is.
 * @throws DomainError not_found (event), event_closed, capacity_exceeded, idempotency_conflict
 */
export async function holdSeats(
  store: BookingStore,
  operation: 'hold' | 'offer',
  { id, eventId, seats, expiresAt }: HoldReference & Pick<SeatHold, 'seats' | 'expiresAt'>,
  { by, reason }: Omit<Command, 'key'>,
): Promise<SeatHold> {
  const command = { key: id, by, reason };
  return store.transaction(async (tx) => {
    const context = await loadHold(tx, { id, eventId }, command);
    if (context.hold) {
      requireSameHold(context.hold, { seats, reason });
      return context.hold;
    }
    const now = store.now();
    requireAllowed(operation, context, now);
    requireFreeSeats(context.seats.event!, context.seats.account, seats);
    const hold: SeatHold = {
      id,
      eventId,
      seats,
      state: 'held',
      createdAt: now,
      ...(expiresAt && { expiresAt }),
      ...(reason && { reason }),
    };
    tx.createHold(hold);
    changeSeats(tx, context.seats, [holdEntry(command, operation, id, seats, now)]);
    return hold;
  });
}

/**
 * Ends a hold and frees its seats: `release` by the owner, `decline` by the one who was offered them, `lapse` once their
 * time is over.
 * @throws DomainError not_found, hold_ended (`lapse` also before its time)
 */
export async function endHold(
  store: BookingStore,
  operation: 'release' | 'decline' | 'lapse',
  reference: HoldReference,
  command: Command,
): Promise<SeatHold> {
  return store.transaction(async (tx) => {
    const context = await loadHold(tx, reference, command);
    if (context.isRepeated && context.hold) return context.hold;
    const now = store.now();
    requireAllowed(operation, context, now);
    const hold = context.hold!;
    if (operation === 'lapse' && !isOver(hold, now))
      throw new DomainError('hold_ended', 'The time of this hold is not over.');
    const state = HOLD_OPERATIONS[operation].to;
    changeSeats(tx, context.seats, [holdEntry(command, operation, hold.id, -hold.seats, now)]);
    tx.updateHold(hold, { state });
    return { ...hold, state };
  });
}

function isOver({ expiresAt }: SeatHold, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/**
 * Turns a hold into a pending booking of at most as many people. Seats that are not needed become free. A booking that
 * exists under the same id is returned as it is.
 * @throws DomainError not_found, hold_ended (also after its time), event_closed, capacity_exceeded (more people than
 * seats are held)
 */
export async function acceptHold(
  store: BookingStore,
  reference: HoldReference,
  request: RequestedBooking,
): Promise<Booking> {
  return store.transaction(async (tx) => {
    const context = await loadHold(tx, reference, { key: request.id }, [request.id]);
    const existing = context.records.bookings.get(request.id);
    if (existing) {
      requireSameContent(existing, request);
      return existing;
    }
    if (context.isRepeated) throw new DomainError('not_found', 'This booking was deleted.');
    const now = store.now();
    requireAllowed('accept', context, now);
    const hold = context.hold!;
    if (isOver(hold, now)) throw new DomainError('hold_ended', 'The time of this offer is over.');
    if (request.numberOfParticipants > hold.seats)
      throw new DomainError('capacity_exceeded', `Event capacity exceeded: ${hold.seats} seats are held.`);
    const event = context.seats.event!;
    const booking = { ...request, eventId: hold.eventId, agreed: agreedTerms(event) };
    const entry = bookingEntry(booking, { kind: 'accept', by: { role: 'guest' }, holdId: hold.id });
    tx.createBooking(booking);
    changeSeats(tx, context.seats, [{ ...entry, held: -hold.seats }]);
    tx.updateHold(hold, { state: 'accepted', bookingId: booking.id });
    tx.queueMail('received', booking, event);
    return booking;
  });
}
