import { isDeepStrictEqual } from 'node:util';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { allocateSeats, seatsNeeded } from '@app/domain/waitlist/allocate-seats.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import { WAITLIST_LIMITS } from '@app/domain/waitlist/waitlist.ts';
import { type Contents, pathOf, waitlistOf } from './memory-store.ts';
import { requireThat } from './violation.ts';

const HOUR_MS = 3_600_000;
const hoursAhead = ({ dateTime }: Event, at: Date) => (dateTime.getTime() - at.getTime()) / HOUR_MS;

/** An entry agrees with the hold of its seats, ends once and does not come back. */
function checkEntry(before: Contents, after: Contents, entry: WaitlistEntry): void {
  const earlier = before.entries.get(entry.id);
  if (earlier && earlier !== entry)
    requireThat(isLive(earlier.state), () => `An entry that was ${earlier.state} became ${entry.state}.`);
  const hold = after.holds.get(pathOf(entry.eventId, entry.id));
  const isHeld = hold?.state === 'held';
  requireThat(
    isHeld === (entry.state === 'offered'),
    () => `An entry is ${entry.state}; its seats are ${hold?.state}.`,
  );
  if (isHeld)
    requireThat(
      hold.seats === entry.offer?.seats,
      () => `${hold.seats} seats are held for an offer of ${entry.offer?.seats}.`,
    );
  if (entry.state === 'booked')
    requireThat(hold?.state === 'accepted', () => `An entry is booked; its seats are ${hold?.state}.`);
}

/** An offer is made for an event that takes bookings, not in the last two hours, and ends an hour before the event. */
function checkOffer(after: Contents, eventId: string, entryId: string, at: Date): void {
  const event = after.events.get(eventId);
  const expiresAt = after.entries.get(entryId)?.offer?.expiresAt;
  requireThat(event?.isActive === true, () => 'Seats of a hidden event were offered.');
  requireThat(hoursAhead(event!, at) > 2, () => 'An offer was made in the last two hours.');
  requireThat(
    expiresAt !== undefined && hoursAhead(event!, expiresAt) >= 1,
    () => 'An offer goes beyond its cutoff.',
  );
}

const free = (contents: Contents, { id, capacity }: Event) =>
  capacity - takenSeats(contents.accounts.get(id));
const waitingOf = (contents: Contents, eventId: string) =>
  waitlistOf(contents, eventId).filter(({ state }) => state === 'waiting');

/** Whether a guest took seats who has not waited. */
const isDirect = ({ kind, booked }: SeatChange) =>
  booked > 0 && ['book', 'move', 'change_party_size'].includes(kind);

/**
 * Those who take seats overtake only entries for which the seats are too few, and each entry at most as often as the bound;
 * guests who have not waited leave every waiting entry the seats that it could have used.
 */
function checkOrder(before: Contents, after: Contents, event: Event, changes: readonly SeatChange[]): void {
  const offered = changes.filter(({ kind, by }) => kind === 'offer' && by.role === 'system');
  const direct = changes.filter(isDirect).filter(({ at }) => hoursAhead(event, at) > 2);
  const list = waitingOf(before, event.id);
  const place = new Map(list.map(({ id }, index) => [id, index]));
  const offersBefore = allocateSeats(list, free(before, event), event.capacity).offers;
  if (direct.length > 0) {
    const offersAfter = allocateSeats(waitingOf(after, event.id), free(after, event), event.capacity).offers;
    requireThat(
      isDeepStrictEqual(offersAfter.slice(0, offersBefore.length), offersBefore),
      () => 'A guest who had not waited took seats that a waiting one could use.',
    );
  }
  for (const [index, entry] of list.entries()) {
    const now = after.entries.get(entry.id)!;
    if (now.state !== 'waiting' || seatsNeeded(entry) > event.capacity) continue;
    const later = offered.filter(({ holdId }) => (place.get(holdId!) ?? -1) > index);
    const seats = later.reduce((sum, { held }) => sum + held, 0);
    if (later.length > 0)
      requireThat(
        seatsNeeded(entry) > free(after, event) + seats,
        () => 'An entry was overtaken although it fits.',
      );
    const isServed = offersBefore.some(({ id }) => id === entry.id);
    const overtakes = later.length + (isServed ? 0 : direct.length);
    requireThat(
      now.overtaken === entry.overtaken + overtakes,
      () => `An entry was overtaken ${overtakes} times; ${now.overtaken - entry.overtaken} are recorded.`,
    );
    requireThat(
      now.overtaken <= WAITLIST_LIMITS.overtakesMax,
      () => `An entry was overtaken ${now.overtaken} times.`,
    );
  }
}

/** Each mail is queued once and says what is so in the same commit. */
function checkMails(before: Contents, after: Contents): void {
  const nameOf = ({ news, entry }: Contents['waitlistMails'][number]) => `${news} ${entry.id}`;
  const earlier = new Set(before.waitlistMails.map(nameOf));
  for (const mail of after.waitlistMails.slice(before.waitlistMails.length)) {
    requireThat(!earlier.has(nameOf(mail)), () => `The mail “${mail.news}” was queued twice.`);
    earlier.add(nameOf(mail));
    const entry = after.entries.get(mail.entry.id);
    const isTrue = entry?.state === mail.entry.state && isDeepStrictEqual(entry.offer, mail.entry.offer);
    requireThat(isTrue, () => `The mail “${mail.news}” is about a state that never was.`);
  }
}

/** @throws ViolationError when a commit treated a waitlist as it must not be treated */
export function checkWaitlists(before: Contents, after: Contents): void {
  for (const entry of after.entries.values()) checkEntry(before, after, entry);
  for (const event of after.events.values()) {
    const changes = [...after.changes]
      .filter(([path]) => path.startsWith(`${event.id}/`) && !before.changes.has(path))
      .map(([, change]) => change);
    for (const { kind, holdId, at } of changes)
      if (kind === 'offer') checkOffer(after, event.id, holdId!, at);
    checkOrder(before, after, event, changes);
  }
  checkMails(before, after);
}
