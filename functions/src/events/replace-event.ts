import { DomainError } from '@app/domain/errors.ts';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { entityTag } from '@app/domain/shared/entity-tag.ts';
import type { Deps } from '../deps.ts';
import { EVENTS, replaceContent } from '../content/content-store.ts';
import { changeEventTerms } from './event-account.ts';
import { bookingTransaction } from '../bookings/firestore-booking-store.ts';
import { beginNotice } from './tell-guests.ts';

interface EventReplacement {
  /** The idempotency key: a repeated request changes nothing. */
  key: string;
  /** The admin's uid. */
  uid: string;
  /** The entity tag of the event that the admin saw; undefined to replace any. */
  expected: string | undefined;
  tellsGuests: boolean;
}

/**
 * Replaces an event together with the ledger of its seats, and begins to tell its guests if that is wished.
 * @throws DomainError not_found, changed_meanwhile, capacity_below_taken
 */
export function replaceEvent(
  deps: Pick<Deps, 'db' | 'transaction' | 'clock' | 'outbox'>,
  id: string,
  input: EventInput,
  { key, uid, expected, tellsGuests }: EventReplacement,
): Promise<Event> {
  return replaceContent(deps, EVENTS, id, input, async (tx, before, after) => {
    const now = deps.clock.now();
    const command = { key, by: { role: 'admin', uid }, now } as const;
    const isNew = await changeEventTerms(bookingTransaction(deps, tx), before, after, command);
    if (!isNew) return false;
    if (expected !== undefined && expected !== (await entityTag(before)))
      throw new DomainError('changed_meanwhile');
    if (tellsGuests) beginNotice(deps, tx, { id, key, by: uid, startedAt: now, state: 'running' });
    return true;
  });
}
