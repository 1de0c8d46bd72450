import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { DomainError } from '@app/domain/errors.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { CreateBooking } from '../../src/deps.ts';
import { acceptOffer } from '../../src/bookings/waitlist/accept-offer.ts';
import type { BookingStore } from '../../src/bookings/booking-store.ts';
import { callOffBooking, cancelBooking, expireBooking } from '../../src/bookings/cancel-booking.ts';
import { changePartySize } from '../../src/bookings/change-party-size.ts';
import { checkInBooking, markNoShow } from '../../src/bookings/check-in-booking.ts';
import { confirmBooking } from '../../src/bookings/change-booking-status.ts';
import { deleteBooking } from '../../src/bookings/delete-booking.ts';
import { endWaitlistEntry } from '../../src/bookings/waitlist/end-waitlist-entry.ts';
import { enterBooking } from '../../src/bookings/enter-booking.ts';
import { syncEventAccount } from '../../src/events/event-account.ts';
import { holdSeats, releaseHold } from '../../src/bookings/hold-seats.ts';
import { joinWaitlist } from '../../src/bookings/waitlist/join-waitlist.ts';
import { moveBooking } from '../../src/bookings/move-booking.ts';
import { isListOver, offerOutOfTurn, offerSeats } from '../../src/bookings/waitlist/offer-seats.ts';
import { EVENT_COUNT, type Step, type StepKind } from './history.ts';
import { aJoinRequest, aRequest, type Ids } from './world.ts';

/** What a step needs: the services under test, and the admin's direct writes to events. */
export interface World {
  ids: Ids;
  store: BookingStore;
  createBooking: CreateBooking;
  /** How many people have arrived as a device shows it, by device and booking; it may be out of date. */
  seenArrivals: Map<string, number>;
  passTime(minutes: number): void;
  /** Changes an event under the security rules; returns the capacity before and after. */
  changeEvent(id: string, change: (event: Event) => Partial<Event>): Promise<[number?, number?]>;
  /** Deletes an event, if the security rules allow it. */
  deleteEvent(id: string): Promise<void>;
}

type Perform = (step: Step, world: World) => Promise<unknown>;

const GUEST = { role: 'guest' } as const;
const ADMIN = { role: 'admin', uid: 'sample-admin' } as const;
const SYSTEM = { role: 'system' } as const;

const byGuest = (step: Step, { ids }: World) => ({ key: ids.key(step), by: GUEST });
const byAdmin = (step: Step, { ids }: World) => ({ key: ids.key(step), by: ADMIN, reason: 'Sample reason' });
/** The owner's hold, or the hold of an offer, which the owner must not release. */
const holdOf = ({ hold, entry, event }: Step, { ids }: World) => ({
  id: hold === 0 ? ids.entry(entry) : ids.hold(hold),
  eventId: ids.event(hold === 0 ? entry % EVENT_COUNT : event),
});

async function changeEvent(step: Step, world: World, change: (event: Event) => Partial<Event>) {
  const id = world.ids.event(step.event);
  const [before, after] = await world.changeEvent(id, change);
  const delivered = {
    id: world.ids.key(step),
    at: world.store.now(),
    by: ADMIN,
    capacity: { before, after },
  };
  // Triggers may deliver an event more than once.
  await Promise.all([
    syncEventAccount(world.store, id, delivered),
    syncEventAccount(world.store, id, delivered),
  ]);
}

const BOOKING_STEPS: Partial<
  Record<StepKind, (step: Step, world: World, id: string) => Promise<Booking | void>>
> = {
  confirm: (step, world, id) => confirmBooking(world.store, id, byAdmin(step, world)),
  cancel_by_guest: (step, world, id) => cancelBooking(world.store, id, byGuest(step, world)),
  cancel_by_admin: (step, world, id) => cancelBooking(world.store, id, byAdmin(step, world)),
  expire: (_, { store }, id) => expireBooking(store, id),
  call_off: (step, world, id) => callOffBooking(world.store, id, byAdmin(step, world)),
  delete: (step, world, id) =>
    deleteBooking(world.store, id, byAdmin(step, world), { tellsGuest: step.minutes > 0 }),
  change_party_size: (step, world, id) => changePartySize(world.store, id, step.people, byGuest(step, world)),
  move: (step, world, id) => moveBooking(world.store, id, world.ids.event(step.event), byGuest(step, world)),
  async check_in(step, world, id) {
    const { store, seenArrivals } = world;
    // There are as many devices at the door as holds.
    const seen = `${step.hold} ${id}`;
    const arrivals = { before: seenArrivals.get(seen) ?? 0, arrived: step.people };
    try {
      const booking = await checkInBooking(store, id, arrivals, byAdmin(step, world));
      seenArrivals.set(seen, booking.arrived ?? 0);
      return booking;
    } catch (error) {
      // The device shows the current number after a conflict.
      if (error instanceof DomainError && error.code === 'arrivals_changed')
        seenArrivals.set(seen, (await store.read({ bookings: [id] })).bookings.get(id)?.arrived ?? 0);
      throw error;
    }
  },
  no_show: (step, world, id) => markNoShow(world.store, id, step.minutes > 0, byAdmin(step, world)),
};

const OTHER_STEPS: Partial<Record<StepKind, Perform>> = {
  book: (step, { ids, store, createBooking }) =>
    createBooking(aRequest(ids, step, store.now()), async () => undefined),
  walk_in(step, { ids, store }) {
    const { status: _, payBy: __, ...request } = aRequest(ids, step, store.now());
    return enterBooking(store, { ...request, sendsMail: step.minutes > 0 }, ADMIN);
  },
  hold: (step, { ids, store }) =>
    holdSeats(
      store,
      { id: ids.hold(step.hold), eventId: ids.event(step.event), seats: step.people },
      { by: ADMIN },
    ),
  release: (step, world) => releaseHold(world.store, holdOf(step, world), byAdmin(step, world)),
  join: (step, { ids, store }) => joinWaitlist(store, aJoinRequest(ids, step)),
  accept: ({ entry }, { ids, store }) => acceptOffer(store, ids.entry(entry)),
  decline: ({ entry }, { ids, store }) => endWaitlistEntry(store, 'decline', ids.entry(entry), GUEST),
  lapse: ({ entry }, { ids, store }) => endWaitlistEntry(store, 'lapse', ids.entry(entry), SYSTEM),
  leave: ({ entry }, { ids, store }) => endWaitlistEntry(store, 'leave', ids.entry(entry), GUEST),
  remove: ({ entry }, { ids, store }) => endWaitlistEntry(store, 'remove', ids.entry(entry), ADMIN),
  async close(step, { ids, store }) {
    const id = ids.entry(step.entry);
    const entry = (await store.read({ entries: [id] })).entries.get(id);
    if (entry && (await isListOver(store, entry.eventId))) await endWaitlistEntry(store, 'close', id, SYSTEM);
  },
  offer_out_of_turn: ({ entry }, { ids, store }) => offerOutOfTurn(store, ids.entry(entry), ADMIN),
  // Triggers may deliver an event more than once.
  offer_seats: ({ event }, { ids, store }) =>
    Promise.all([offerSeats(store, ids.event(event)), offerSeats(store, ids.event(event))]),
  change_capacity: (step, world) => changeEvent(step, world, () => ({ capacity: step.people + 1 })),
  change_visibility: (step, world) => changeEvent(step, world, ({ isActive }) => ({ isActive: !isActive })),
  async delete_event(step, { ids, store, deleteEvent }) {
    const id = ids.event(step.event);
    await deleteEvent(id);
    await Promise.all([syncEventAccount(store, id), syncEventAccount(store, id)]);
  },
  pass_time: async ({ minutes }, { passTime }) => passTime(minutes),
};

/** Steps whose key is the id of the booking or hold that they make. */
const OWN_IDS: readonly StepKind[] = ['book', 'walk_in', 'hold'];

/** Steps about a waitlist entry that may be sent again; they have no key, because each happens to an entry once. */
const ENTRY_STEPS: readonly StepKind[] = ['join', 'accept', 'decline', 'leave', 'remove'];

/** Steps that are one call with a key, which may be sent again. */
export function isRepeatable({ kind }: Step): boolean {
  return kind in BOOKING_STEPS || OWN_IDS.includes(kind) || ENTRY_STEPS.includes(kind);
}

/** Steps that make a hold and no booking. */
export const isAboutHold = ({ kind }: Step) => kind === 'hold';

export const isAboutEntry = ({ kind }: Step) => ENTRY_STEPS.includes(kind);

/** The key under which the call of a step has its ledger entry. */
export function ledgerKey(step: Step, ids: Ids): string {
  if (step.kind === 'expire') return `expire-${ids.booking(step.booking)}`;
  if (step.kind in BOOKING_STEPS) return ids.key(step);
  return isAboutHold(step) ? ids.hold(step.hold) : ids.booking(step.booking);
}

/** Performs a step by calling the service. */
export async function performStep(step: Step, world: World): Promise<unknown> {
  const perform = BOOKING_STEPS[step.kind];
  if (perform) return perform(step, world, world.ids.booking(step.booking));
  return OTHER_STEPS[step.kind]?.(step, world);
}
