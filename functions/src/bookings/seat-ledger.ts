import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { DomainError } from '@app/domain/errors.ts';
import { type AvailabilityState, eventAvailability } from '@app/domain/event/event-availability.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { isVisible } from '@app/domain/shared/visibility.ts';
import type { BookingRecords, BookingTransaction, StoredAccount } from './booking-store.ts';

/** An event with its seat account; both were read in the transaction that changes the account. */
export interface EventSeats {
  eventId: string;
  /** Undefined when the event has been deleted. */
  event: Event | undefined;
  /** Undefined before the first change and after the event was deleted. */
  account: StoredAccount | undefined;
}

/** Returns the event and the account that were read under this id. */
export function seatsOf({ events, accounts }: BookingRecords, eventId: string): EventSeats {
  return { eventId, event: events.get(eventId), account: accounts.get(eventId) };
}

/** A ledger entry without the fields that are added when it is stored. */
export type NewSeatChange = Omit<SeatChange, 'booked' | 'held'> &
  Partial<Pick<SeatChange, 'booked' | 'held'>>;

/**
 * Changes a seat account and writes the ledger entries of the change: the only place that writes either. An account that
 * was closed with its event stays closed, and entries about its bookings have no seats. The account of a deleted event is
 * removed with its last seat.
 */
export function changeSeats(
  tx: BookingTransaction,
  { eventId, event, account }: EventSeats,
  changes: readonly NewSeatChange[],
): void {
  if (changes.length === 0) return;
  const seats = { booked: account?.booked ?? 0, held: account?.held ?? 0 };
  if (account && account.held === undefined && account.booked > 0) {
    const { at } = changes[0]!;
    const opening = { id: 'open_account', kind: 'open_account', at, by: { role: 'system' } } as const;
    tx.createChange(eventId, { ...opening, booked: account.booked, held: 0 });
  }
  for (const change of changes) {
    // The account was closed with its event, or is inconsistent with its bookings; neither may prevent a cancellation.
    const booked = Math.max(-seats.booked, change.booked ?? 0);
    const held = Math.max(-seats.held, change.held ?? 0);
    seats.booked += booked;
    seats.held += held;
    tx.createChange(eventId, { ...change, booked, held });
  }
  if (event || takenSeats(seats) > 0) {
    const isActive = event ? isVisible(event, changes[0]!.at) : account!.isActive;
    tx.setAccount(eventId, { ...seats, isActive });
  } else if (account) tx.deleteAccount(eventId);
}

/** Removes the account of a deleted event. Its ledger ends with an entry that sets the sums to zero. */
export function closeAccount(
  tx: BookingTransaction,
  { eventId, account }: EventSeats,
  change: Pick<SeatChange, 'id' | 'at' | 'by'>,
): void {
  if (!account) return;
  const closing = { kind: 'close_account', booked: -account.booked, held: -(account.held ?? 0) } as const;
  changeSeats(tx, { eventId, event: undefined, account }, [{ ...change, ...closing }]);
}

const CLOSED: Partial<Record<AvailabilityState, string>> = {
  past: 'The event has already begun.',
  inactive: 'The event is not open to the public.',
  external: 'Bookings for this event are taken at another address.',
};

/** @throws DomainError event_closed unless the event currently takes bookings on this site */
export function requireOpen(event: Event, now: Date): void {
  const closed = CLOSED[eventAvailability(event, 0, now).state];
  if (closed) throw new DomainError('event_closed', closed);
}

/** @throws DomainError capacity_exceeded unless the event has as many free seats */
export function requireFreeSeats(event: Event, account: EventSeats['account'], seats: number): void {
  const free = Math.max(0, event.capacity - takenSeats(account));
  if (seats <= free) return;
  throw new DomainError('capacity_exceeded', `Event capacity exceeded: ${seats} asked for, ${free} left.`);
}
