import type { Actor } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import { eventAvailability } from '@app/domain/event/event-availability.ts';
import { allocateSeats, seatsNeeded } from '@app/domain/waitlist/allocate-seats.ts';
import { offerEnd } from '@app/domain/waitlist/offer-time.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { allowsOperation } from '@app/domain/waitlist/waitlist-operations.ts';
import type { BookingStore, BookingTransaction } from '../booking-store.ts';
import { changeSeats, type EventSeats, type NewSeatChange, requireOpen, seatsOf } from '../seat-ledger.ts';
import { freeSeats, readClaims, recordOvertakes } from '../waitlist-claims.ts';

const SYSTEM: Actor = { role: 'system' };

/** Returns when an offer of the event's seats would end; undefined while none is made. */
function endOfOffers({ event }: EventSeats, now: Date): Date | undefined {
  const isOpen = event && ['open', 'full'].includes(eventAvailability(event, 0, now).state);
  return isOpen ? offerEnd(event, now) : undefined;
}

/** Returns whether an event makes no more offers at all: it is about to begin, or was deleted. */
export async function isListOver(store: BookingStore, eventId: string): Promise<boolean> {
  const event = (await store.read({ events: [eventId] })).events.get(eventId);
  return !event || offerEnd(event, store.now()) === undefined;
}

/** Holds seats for an entry at the price of the day and queues the mail about it. */
function offer(
  tx: BookingTransaction,
  { event }: EventSeats,
  entry: WaitlistEntry,
  { seats, expiresAt, by, now }: { seats: number; expiresAt: Date; by: Actor; now: Date },
): { offered: WaitlistEntry; change: NewSeatChange } {
  const { id, eventId } = entry;
  const made = { seats, price: event!.price, expiresAt };
  const offered = { ...entry, state: 'offered' as const, offer: made };
  tx.createHold({ id, eventId, seats, state: 'held', createdAt: now, expiresAt });
  tx.updateEntry(id, { state: offered.state, offer: offered.offer });
  tx.queueWaitlistMail('offered', offered, event);
  return { offered, change: { id: `offer-${id}`, at: now, by, kind: 'offer', holdId: id, held: seats } };
}

/**
 * Offers the free seats of an event to the waiting entries, in a transaction that has read both; returns the entries of the
 * ledger.
 * @param freed seats that the transaction releases
 */
export function offerFreeSeats(
  tx: BookingTransaction,
  seats: EventSeats,
  waiting: readonly WaitlistEntry[],
  { now, freed = 0 }: { now: Date; freed?: number },
): NewSeatChange[] {
  const expiresAt = endOfOffers(seats, now);
  if (!expiresAt) return [];
  const { capacity } = seats.event!;
  const taken = (seats.account?.booked ?? 0) + (seats.account?.held ?? 0);
  const allocation = allocateSeats(waiting, capacity - taken + freed, capacity);
  recordOvertakes(tx, waiting, allocation.waiting);
  const byId = new Map(waiting.map((entry) => [entry.id, entry]));
  return allocation.offers.map(
    (one) => offer(tx, seats, byId.get(one.id)!, { seats: one.seats, expiresAt, by: SYSTEM, now }).change,
  );
}

/**
 * Offers the free seats of an event to its waitlist. It reads the current state, so late and repeated calls are harmless, and
 * a call that was lost is made up for by the next one. Returns the number of offers.
 */
export async function offerSeats(store: BookingStore, eventId: string): Promise<number> {
  const known = seatsOf(await store.read({ events: [eventId] }), eventId);
  // Most events have no waitlist: they cost no transaction.
  if (!endOfOffers(known, store.now()) || (await readClaims(store, known)).length === 0) return 0;
  return store.transaction(async (tx) => {
    const seats = seatsOf(await tx.read({ events: [eventId] }), eventId);
    const waiting = await readClaims(tx, seats);
    const changes = offerFreeSeats(tx, seats, waiting, { now: store.now() });
    changeSeats(tx, seats, changes);
    return changes.length;
  });
}

/**
 * Offers free seats to one entry out of turn, as the admin decides. An entry that already has an offer is returned as it is.
 * @throws DomainError not_found, waitlist_ended, event_closed (also when no offer is made any more), capacity_exceeded
 */
export async function offerOutOfTurn(store: BookingStore, id: string, by: Actor): Promise<WaitlistEntry> {
  return store.transaction(async (tx) => {
    const entry = (await tx.read({ entries: [id] })).entries.get(id);
    if (!entry) throw new DomainError('not_found', 'There is no such waitlist entry.');
    if (entry.state === 'offered') return entry;
    if (!allowsOperation('offer', entry.state)) throw new DomainError('waitlist_ended');
    const seats = seatsOf(await tx.read({ events: [entry.eventId] }), entry.eventId);
    const now = store.now();
    if (!seats.event) throw new DomainError('event_closed', 'The event has been deleted.');
    requireOpen(seats.event, now);
    const expiresAt = offerEnd(seats.event, now);
    if (!expiresAt) throw new DomainError('event_closed', 'No offer is made in the last two hours.');
    const count = Math.min(entry.partySize, freeSeats(seats));
    if (count < seatsNeeded(entry)) throw new DomainError('capacity_exceeded');
    const { offered, change } = offer(tx, seats, entry, { seats: count, expiresAt, by, now });
    changeSeats(tx, seats, [change]);
    return offered;
  });
}
