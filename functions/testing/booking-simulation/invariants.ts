import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { hasDayBegun } from '@app/domain/event/event-timing.ts';
import { originalOf } from '../../src/bookings/change-party-size.ts';
import { describeArrivals } from '../../src/bookings/check-in-booking.ts';
import { checkWaitlists } from './waitlist-invariants.ts';
import { type Contents, pathOf } from './memory-store.ts';
import { requireThat as require } from './violation.ts';

const sum = <T>(items: readonly T[], count: (item: T) => number) =>
  items.reduce((total, item) => total + count(item), 0);

/** The ledger entries of an event, by the event's id at the beginning of their path. */
const entriesOf = ({ changes }: Contents, eventId: string): SeatChange[] =>
  [...changes].filter(([path]) => path.startsWith(`${eventId}/`)).map(([, change]) => change);

const taken = ({ accounts }: Contents, eventId: string) => {
  const { booked = 0, held = 0 } = accounts.get(eventId) ?? {};
  return booked + held;
};

/** The account equals the sum of its ledger and, until the event is deleted, the sum of its bookings and holds. */
function checkAccount(contents: Contents, eventId: string): void {
  const account = contents.accounts.get(eventId);
  const { booked = 0, held } = account ?? {};
  require(booked >= 0 && (held ?? 0) >= 0, () => `An account is negative: ${booked} booked, ${held} held.`);
  const entries = entriesOf(contents, eventId);
  const isOlderThanLedger = account !== undefined && held === undefined;
  if (isOlderThanLedger) require(entries.length === 0, () => 'A ledger does not start with the old seats.');
  else {
    const ledger = [sum(entries, (entry) => entry.booked), sum(entries, (entry) => entry.held)];
    require(ledger[0] === booked && ledger[1] === (held ?? 0), () =>
      `The account says ${booked} booked, ${held} held; its ledger ${ledger[0]} and ${ledger[1]}.`);
  }
  if (!contents.events.has(eventId)) return;
  const bookings = [...contents.bookings.values()].filter(
    (booking) => booking.eventId === eventId && booking.status !== 'cancelled',
  );
  const inBookings = sum(bookings, ({ numberOfParticipants }) => numberOfParticipants);
  require(inBookings === booked, () => `The account says ${booked} booked; the bookings have ${inBookings}.`);
  const holds = [...contents.holds.values()].filter(
    (hold) => hold.eventId === eventId && hold.state === 'held',
  );
  const inHolds = sum(holds, ({ seats }) => seats);
  require(inHolds === (held ?? 0), () => `The account says ${held} held; the holds have ${inHolds}.`);
}

/** Nobody takes a seat that the event does not have. */
function checkCapacity(before: Contents, after: Contents, { id, capacity }: Event): void {
  const seats = taken(after, id);
  if (seats > taken(before, id))
    require(seats <= capacity, () => `${seats} of ${capacity} seats were taken.`);
}

const TRANSITIONS = new Set(['pending confirmed', 'pending cancelled', 'confirmed cancelled']);

function checkBooking(before: Booking | undefined, after: Booking): void {
  if (before && before.status !== after.status)
    require(TRANSITIONS.has(`${before.status} ${after.status}`), () =>
      `A ${before.status} booking became ${after.status}.`);
  const { arrived = 0, numberOfParticipants } = after;
  require(arrived <= numberOfParticipants, () =>
    `${arrived} people arrived of a party of ${numberOfParticipants}.`);
  require(arrived === 0 || !after.isNoShow, () => 'Someone of a party that did not come has arrived.');
  require(numberOfParticipants > 0, () => 'A party is empty.');
}

/** A cancelled booking does not change, and a booking changes its seats only while its event lies ahead. */
const AHEAD = ['book', 'cancel_by_guest', 'change_party_size', 'move', 'offer', 'hold', 'accept'];

function checkEntry(entry: SeatChange, eventId: string, before: Contents, after: Contents): void {
  const { kind, at, bookingId, holdId } = entry;
  const event = after.events.get(eventId);
  const earlier = bookingId === undefined ? undefined : before.bookings.get(bookingId);
  if (AHEAD.includes(kind) && event)
    require(event.dateTime > at, () => `The operation ${kind} was performed after the event had begun.`);
  if (kind === 'book' || kind === 'offer')
    require(event?.isActive === true, () => `The operation ${kind} was performed for a hidden event.`);
  if (kind === 'expire')
    require(earlier?.payBy !== undefined && earlier.payBy <= at, () =>
      'A booking expired before it was due.');
  if (kind === 'check_in' && event) {
    const change = { before: earlier?.arrived ?? 0, arrived: after.bookings.get(bookingId!)?.arrived ?? 0 };
    require(entry.reason === describeArrivals(change), () =>
      `An admin saw ${entry.reason} people arrive; the booking changed from ${describeArrivals(change)}.`);
    require(hasDayBegun(event, at), () => 'A guest was checked in before the day of the event.');
  }
  if (kind === 'no_show' && event)
    require(event.dateTime <= at, () => 'A guest was a no-show before the event had begun.');
  const { expiresAt } = (holdId && before.holds.get(pathOf(eventId, holdId))) || {};
  if (kind === 'accept') require(!expiresAt || expiresAt > at, () => 'An offer was accepted after its time.');
  if (kind === 'lapse')
    require(expiresAt !== undefined && expiresAt <= at, () => 'An offer lapsed before its time.');
}

/** Each mail is queued once and says what is so in the same commit. */
function checkMails(before: Contents, after: Contents): void {
  const nameOf = ({ news, booking }: Contents['mails'][number]) =>
    `${news} ${booking.id} ${originalOf(booking).eventId} ${booking.revision ?? 0}`;
  const earlier = new Set(before.mails.map(nameOf));
  for (const mail of after.mails.slice(before.mails.length)) {
    require(!earlier.has(nameOf(mail)), () => `The mail “${mail.news}” was queued twice.`);
    earlier.add(nameOf(mail));
    const booking = after.bookings.get(mail.booking.id);
    const isTrue = booking
      ? booking.status === mail.booking.status &&
        booking.revision === mail.booking.revision &&
        booking.numberOfParticipants === mail.booking.numberOfParticipants &&
        booking.eventId === mail.booking.eventId
      : mail.news === 'cancelled' && before.bookings.has(mail.booking.id);
    require(isTrue, () => `The mail “${mail.news}” is about a state that never was.`);
  }
}

/** Returns what the owner has to be told of a commit. */
function happenings(before: Contents, after: Contents): string[] {
  const told: string[] = [];
  for (const [id, entry] of after.entries) {
    const wasOffered = before.entries.get(id)?.state === 'offered';
    if (wasOffered && ['booked', 'lapsed'].includes(entry.state)) told.push(`waitlist ${id}`);
  }
  for (const [id, booking] of after.bookings) {
    const earlier = before.bookings.get(id);
    if (!earlier && booking.status === 'pending' && !after.entries.has(id)) told.push(`booking ${id}`);
    if (!earlier || earlier.status === 'cancelled' || booking.status !== 'cancelled') continue;
    // A booking that was never paid is no news.
    const wasUnpaid = earlier.status === 'pending' && earlier.payBy;
    if (booking.cancellation?.by !== 'admin' && !wasUnpaid) told.push(`cancellation ${id}`);
  }
  return told.toSorted();
}

/** Each commit stores one notice of what the owner has to be told, and no other. */
function checkNotices(before: Contents, after: Contents): void {
  const stored = after.notices.slice(before.notices.length).toSorted().join(', ');
  const expected = happenings(before, after).join(', ');
  require(stored === expected, () => `The owner was told “${stored}” instead of “${expected}”.`);
}

/** @throws ViolationError when a commit turned `before` into a state that must not be */
export function checkCommit(before: Contents, after: Contents): void {
  const withLedger = [...after.changes.keys()].map((path) => path.split('/')[0]!);
  const eventIds = new Set([...after.events.keys(), ...after.accounts.keys(), ...withLedger]);
  for (const eventId of eventIds) checkAccount(after, eventId);
  for (const event of after.events.values()) checkCapacity(before, after, event);
  for (const [id, booking] of after.bookings) checkBooking(before.bookings.get(id), booking);
  for (const [path, entry] of after.changes)
    if (!before.changes.has(path)) checkEntry(entry, path.split('/')[0]!, before, after);
  checkMails(before, after);
  checkNotices(before, after);
  checkWaitlists(before, after);
}
