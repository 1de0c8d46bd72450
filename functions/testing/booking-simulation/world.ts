import type { Booking, RequestedBooking } from '@app/domain/booking/booking-schema.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { JoinRequest } from '../../src/bookings/waitlist/join-waitlist.ts';
import { acceptsFewer, EVENT_COUNT, OLD_BOOKING, type Step } from './history.ts';
import type { Contents } from './memory-store.ts';

export const START = new Date('2026-03-01T00:00:00Z');
const MINUTE_MS = 60_000;

export const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * MINUTE_MS);

/** The ids of one history: `scope` tells those of several histories in one database apart. */
export function idsOf(scope: number) {
  const id = (kind: string, number: number) =>
    `${scope.toString(16).padStart(8, '0')}-0000-4000-8000-${kind}${number.toString(16).padStart(11, '0')}`;
  return {
    event: (number: number) => id('e', number),
    booking: (number: number) => id('b', number),
    hold: (number: number) => id('d', number),
    entry: (number: number) => id('f', number),
    key: ({ number }: Step) => id('c', number),
  };
}

export type Ids = ReturnType<typeof idsOf>;

const OLD_PARTY = 2;
const CAPACITIES = [5, 4, 6];
/** When the events begin, in minutes from the start; the last one is far away. */
const STARTS = [400, 200, 100_000];

function aSampleEvent(ids: Ids, number: number): Event {
  return {
    id: ids.event(number),
    title: `Sample event ${number}`,
    titleKr: '',
    description: 'An event of a simulation.',
    descriptionKr: '',
    image: '',
    dateTime: minutesAfter(START, STARTS[number]!),
    duration: 60,
    capacity: CAPACITIES[number]!,
    price: 10_000,
    location: 'Sample place',
    locationKr: '',
    type: 'workshop',
    tags: [],
    isActive: true,
    ...ALWAYS_VISIBLE,
    createdAt: START,
  };
}

export function aRequest(
  ids: Ids,
  { booking, event, people, minutes }: Pick<Step, 'booking' | 'event' | 'people' | 'minutes'>,
  now: Date,
): RequestedBooking {
  return {
    id: ids.booking(booking),
    eventId: ids.event(event),
    name: 'Sample Guest',
    email: 'guest@example.com',
    language: 'en',
    numberOfParticipants: people,
    status: 'pending',
    createdAt: now,
    payBy: minutesAfter(now, minutes),
  };
}

export function aJoinRequest(ids: Ids, step: Step): JoinRequest {
  return {
    id: ids.entry(step.entry),
    eventId: ids.event(step.event),
    name: 'Sample Guest',
    email: `guest-${step.entry}@example.com`,
    language: 'en',
    partySize: step.people,
    acceptsFewer: acceptsFewer(step),
  };
}

/** The documents at the beginning: events of which the first has a booking and an account without a ledger. */
export function initialDocuments(ids: Ids): Pick<Contents, 'events' | 'bookings' | 'accounts'> {
  const events = Array.from({ length: EVENT_COUNT }, (_, number) => aSampleEvent(ids, number));
  const first = events[0]!;
  const step = { booking: OLD_BOOKING, event: 0, people: OLD_PARTY, minutes: 0 };
  const { payBy: _, ...request } = aRequest(ids, step, START);
  const old: Booking = { ...request, agreed: agreedTerms(first) };
  return {
    events: new Map(events.map((event) => [event.id, event])),
    bookings: new Map([[old.id, old]]),
    accounts: new Map([[first.id, { booked: OLD_PARTY, isActive: true }]]),
  };
}
