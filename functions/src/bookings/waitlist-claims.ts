import { takenSeats } from '@app/domain/booking/seat-account.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { overtakenByBooking, seatsForDirectBooking } from '@app/domain/waitlist/allocate-seats.ts';
import { offerEnd } from '@app/domain/waitlist/offer-time.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import type { BookingReader, BookingTransaction } from './booking-store.ts';
import { type EventSeats, requireFreeSeats } from './seat-ledger.ts';

/** An event with its account and the waiting entries of its waitlist, in order of arrival. */
export interface ClaimedSeats extends Pick<EventSeats, 'event' | 'account'> {
  waiting: readonly WaitlistEntry[];
}

export const freeSeats = ({ event, account }: Pick<EventSeats, 'event' | 'account'>) =>
  event ? Math.max(0, event.capacity - takenSeats(account)) : 0;

/** Returns the waiting entries of an event; none while it has no free seat, because then nobody can take one. */
export async function readClaims(reader: BookingReader, seats: EventSeats): Promise<WaitlistEntry[]> {
  if (freeSeats(seats) === 0) return [];
  return (await reader.readWaitlist(seats.eventId)).filter(({ state }) => state === 'waiting');
}

/**
 * Returns how many seats a guest may take who has not waited: all free ones, less those that waiting entries can use while
 * offers are still made.
 */
export function unclaimedSeats({ event, account, waiting }: ClaimedSeats, now: Date): number {
  const free = freeSeats({ event, account });
  return event && offerEnd(event, now) ? seatsForDirectBooking(waiting, free, event.capacity) : free;
}

/** @throws DomainError capacity_exceeded unless so many seats are free and no waiting entry could use them */
export function requireUnclaimedSeats(claimed: ClaimedSeats, seats: number, now: Date): void {
  requireFreeSeats(claimed.event!, claimed.account, seats);
  const unclaimed = unclaimedSeats(claimed, now);
  if (seats <= unclaimed) return;
  const detail = `Event capacity exceeded: ${seats} asked for, ${unclaimed} left. The other free seats are for guests on the waitlist.`;
  throw new DomainError('capacity_exceeded', detail);
}

/** Returns the waiting entries after a guest who has not waited has taken seats. */
export function afterOvertaking({ event, account, waiting }: ClaimedSeats, now: Date): WaitlistEntry[] {
  if (waiting.length === 0 || !offerEnd(event!, now)) return [...waiting];
  return overtakenByBooking(waiting, freeSeats({ event, account }), event!.capacity);
}

/** Stores how often entries were overtaken, where it has changed. */
export function recordOvertakes(
  tx: BookingTransaction,
  before: readonly WaitlistEntry[],
  after: readonly Pick<WaitlistEntry, 'id' | 'overtaken'>[],
): void {
  const known = new Map(before.map(({ id, overtaken }) => [id, overtaken]));
  for (const { id, overtaken } of after) if (known.get(id) !== overtaken) tx.updateEntry(id, { overtaken });
}

/**
 * Ensures that a guest who has not waited may take so many more seats, and records whom they overtake. It reads, then writes:
 * everything else must have been read before.
 * @throws DomainError capacity_exceeded
 */
export async function takeUnclaimedSeats(
  tx: BookingTransaction,
  seats: EventSeats & { event: Event },
  count: number,
  now: Date,
): Promise<void> {
  const claimed = { ...seats, waiting: await readClaims(tx, seats) };
  requireUnclaimedSeats(claimed, count, now);
  recordOvertakes(tx, claimed.waiting, afterOvertaking(claimed, now));
}
