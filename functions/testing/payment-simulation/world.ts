import type { Event } from '@app/domain/event/event-schema.ts';
import { aCoffee, anEvent } from '@app/domain/testing/factories.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { minutesAfter, START } from '../booking-simulation/world.ts';
import type { Deps } from '../../src/deps.ts';
import { firestoreOutbox } from '../../src/mail/outbox.ts';
import { bookingCreator } from '../../src/bookings/create-booking.ts';
import { bookingHoldReader } from '../../src/bookings/booking-hold.ts';
import { firestoreBookingStore } from '../../src/bookings/firestore-booking-store.ts';
import { toDocument } from '../../src/store/documents.ts';
import { ITEMS } from './history.ts';
import { type Documents, memoryFirestore } from './memory-firestore.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

const id = (kind: string, number: number) =>
  `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`;

/** The ids of a history. */
export const IDS = {
  product: (number: number) => id('a', number),
  order: (number: number) => id('b', number),
  key: (number: number) => id('c', number),
  event: (number: number) => id('e', number),
};

export const STOCK = 4;
export const PRICE = 18_000;
const CAPACITY = 3;
const DAY_MINUTES = 24 * 60;
/**
 * The dates of the experience, each of which begins after so many days: before and after the last day of free cancellations, and
 * those to which bookings are moved only.
 */
const DATES = [
  { days: 10, price: 30_000 },
  { days: 0.5, price: 30_000 },
  { days: 20, price: 20_000 },
  { days: 15, price: 50_000 },
  { days: 12, price: 0 },
];
/** The numbers of the dates that cost less, more and nothing. */
export const MOVES = { cheaper: 2, dearer: 3, free: 4 };

const SAMPLE_EVENTS = DATES.map(({ days, price }, number): Event =>
  anEvent({
    id: IDS.event(number),
    seriesId: IDS.event(0),
    dateTime: minutesAfter(START, days * DAY_MINUTES),
    price,
    capacity: CAPACITY,
    createdAt: START,
  }),
);

/** Returns the documents at the beginning: products of which the first is counted, and the dates of an experience. */
export function initialDocuments(): Documents {
  const documents: Documents = new Map();
  for (let number = 0; number < ITEMS; number += 1) {
    const product = aCoffee({ id: IDS.product(number), priceKrw: PRICE, grinds: [] });
    documents.set(`${COLLECTIONS.products}/${product.id}`, toDocument(product));
  }
  for (const event of SAMPLE_EVENTS) documents.set(`${COLLECTIONS.events}/${event.id}`, toDocument(event));
  documents.set(`${COLLECTIONS.productStock}/${IDS.product(0)}`, { left: STOCK });
  return documents;
}

const SITE = { siteOrigin: 'https://www.example.com', hashSecret: 'sample-secret' };

interface WorldOptions extends Pick<Parameters<typeof memoryFirestore>[1], 'fateOfCommit' | 'onCommit'> {
  documents: Documents;
  provider: SimulatedProvider;
  pause(): Promise<void>;
}

/** Returns the services under test, on documents in memory, with a provider and a clock that the simulation controls. */
export function openWorld({ documents, provider, ...options }: WorldOptions) {
  const time = { now: START };
  const failures: string[] = [];
  const refundKeys = new Map<string, Set<string>>();
  const firestore = memoryFirestore(documents, options);
  const shared = {
    ...firestore,
    outbox: firestoreOutbox(firestore.db, { ...SITE, now: () => time.now }),
    clock: { now: () => time.now, wait: async () => {} },
    payments: provider.provider,
    paymentSettings: { shopId: 'sample-shop', makgeolliOnline: false },
    log: (entry: { severity: string; message: string; error?: unknown }) => {
      if (entry.message === 'part failed') failures.push(String(entry.error));
    },
  };
  const deps = { ...shared, readBookingHold: bookingHoldReader(shared) } satisfies Partial<Deps>;
  const bookings = firestoreBookingStore(deps);
  return {
    deps,
    documents,
    provider,
    bookings,
    createBooking: bookingCreator(bookings),
    /** The keys of the admin's refund requests, by order. */
    refundKeys,
    /** Parts of jobs that failed. */
    failures,
    now: () => time.now,
    passTime: (minutes: number) => (time.now = minutesAfter(time.now, minutes)),
  };
}

export type World = ReturnType<typeof openWorld>;
