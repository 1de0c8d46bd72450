import { HOLD_OPERATIONS, type HoldOperation, holdRefusal } from '@app/domain/booking/booking-operations.ts';
import type { SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { isUpcoming } from '@app/domain/event/event-timing.ts';
import type { BookingStore, BookingTransaction } from './booking-store.ts';
import type { Command } from './change-booking.ts';
import {
  changeSeats,
  type EventSeats,
  type NewSeatChange,
  requireFreeSeats,
  seatsOf,
} from './seat-ledger.ts';

export type HoldReference = Pick<SeatHold, 'id' | 'eventId'>;

interface HoldContext {
  hold: SeatHold | undefined;
  seats: EventSeats;
  isRepeated: boolean;
}

async function loadHold(
  tx: BookingTransaction,
  { id, eventId }: HoldReference,
  { key }: Pick<Command, 'key'>,
): Promise<HoldContext> {
  const changes = [{ eventId, id: key }];
  const records = await tx.read({ events: [eventId], holds: [{ eventId, id }], changes });
  const hold = records.holds.get(id);
  return { hold, seats: seatsOf(records, eventId), isRepeated: records.changes.has(key) };
}

/** @throws DomainError not_found, hold_ended or event_closed unless the table of operations allows it now */
function requireAllowed(operation: 'hold' | 'release', { hold, seats }: HoldContext, now: Date): void {
  const refusal = holdRefusal(operation, hold?.state ?? 'absent');
  if (refusal) throw new DomainError(refusal);
  if (HOLD_OPERATIONS[operation].event === 'any') return;
  if (!seats.event) throw new DomainError('not_found', 'There is no such event.');
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
 * Holds free seats of an event back for the owner. The hold's id is its key: a hold that exists is returned as it is.
 * @throws DomainError not_found (event), event_closed, capacity_exceeded, idempotency_conflict
 */
export async function holdSeats(
  store: BookingStore,
  { id, eventId, seats }: HoldReference & Pick<SeatHold, 'seats'>,
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
    requireAllowed('hold', context, now);
    requireFreeSeats(context.seats.event!, context.seats.account, seats);
    const hold: SeatHold = {
      id,
      eventId,
      seats,
      state: 'held',
      createdAt: now,
      ...(reason && { reason }),
    };
    tx.createHold(hold);
    changeSeats(tx, context.seats, [holdEntry(command, 'hold', id, seats, now)]);
    return hold;
  });
}

/**
 * Releases the seats that the owner held back.
 * @throws DomainError not_found, hold_ended (also for an offer to the waitlist, which ends with its entry)
 */
export async function releaseHold(
  store: BookingStore,
  reference: HoldReference,
  command: Command,
): Promise<SeatHold> {
  return store.transaction(async (tx) => {
    const context = await loadHold(tx, reference, command);
    if (context.isRepeated && context.hold) return context.hold;
    const now = store.now();
    requireAllowed('release', context, now);
    const hold = context.hold!;
    if (hold.bookingId)
      throw new DomainError('hold_ended', 'These seats are held until a guest has paid for a change.');
    if (hold.expiresAt)
      throw new DomainError(
        'hold_ended',
        'These seats are offered to the waitlist: remove the entry instead.',
      );
    const state = HOLD_OPERATIONS.release.to;
    changeSeats(tx, context.seats, [holdEntry(command, 'release', hold.id, -hold.seats, now)]);
    tx.updateHold(hold, { state });
    return { ...hold, state };
  });
}
