import { HOLD_OPERATIONS } from '@app/domain/booking/booking-operations.ts';
import type { Actor } from '@app/domain/booking/seat-account-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { allowsOperation, WAITLIST_OPERATIONS } from '@app/domain/waitlist/waitlist-operations.ts';
import type { WaitlistNews } from '../../mail/templates/waitlist-mail.ts';
import type { BookingStore } from '../booking-store.ts';
import { offerFreeSeats } from './offer-seats.ts';
import { changeSeats, type NewSeatChange, seatsOf } from '../seat-ledger.ts';

const NEWS = {
  decline: 'left',
  leave: 'left',
  lapse: 'lapsed',
  remove: 'removed',
  close: 'closed',
  call_off: 'calledOff',
} as const satisfies Record<string, WaitlistNews>;

/**
 * Ends an entry without a booking: the guest declines the offer or leaves the list, the offer lapses, the admin removes the
 * entry, the list is closed, or the event is called off. Seats that were held for it, and seats that had to wait for it, are offered to the next ones
 * in the same transaction. An entry that has ended this way before is returned as it is.
 * @throws DomainError not_found, waitlist_ended (another end, or no offer to decline), hold_ended (`lapse` before its time)
 */
export async function endWaitlistEntry(
  store: BookingStore,
  operation: keyof typeof NEWS,
  id: string,
  by: Actor,
): Promise<WaitlistEntry> {
  return store.transaction(async (tx) => {
    const entry = (await tx.read({ entries: [id] })).entries.get(id);
    if (!entry) throw new DomainError('not_found', 'There is no such waitlist entry.');
    const { to, hold } = WAITLIST_OPERATIONS[operation];
    if (entry.state === to) return entry;
    if (!allowsOperation(operation, entry.state)) throw new DomainError('waitlist_ended');
    const { eventId, offer } = entry;
    const now = store.now();
    if (operation === 'lapse' && offer!.expiresAt > now)
      throw new DomainError('hold_ended', 'The time of this offer is not over.');
    const seats = seatsOf(await tx.read({ events: [eventId] }), eventId);
    const others = (await tx.readWaitlist(eventId)).filter(
      (other) => other.id !== id && other.state === 'waiting',
    );
    const ended = { ...entry, state: to, endedAt: now };
    const freed = entry.state === 'offered' ? offer!.seats : 0;
    const changes: NewSeatChange[] = [];
    if (freed > 0) {
      tx.updateHold({ id, eventId }, { state: HOLD_OPERATIONS[hold].to });
      changes.push({ id: `${operation}-${id}`, at: now, by, kind: hold, holdId: id, held: -freed });
    }
    tx.updateEntry(id, { state: to, endedAt: now });
    tx.queueWaitlistMail(NEWS[operation], ended, seats.event);
    if (operation === 'lapse') tx.tellOwner('waitlist', id, now);
    if (to !== 'closed') changes.push(...offerFreeSeats(tx, seats, others, { now, freed }));
    changeSeats(tx, seats, changes);
    return ended;
  });
}
