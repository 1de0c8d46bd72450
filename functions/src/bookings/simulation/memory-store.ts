import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { SeatChange, SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { BookingNews } from '../../mail/templates/booking-mail.ts';
import type {
  BookingKeys,
  BookingRecords,
  BookingStore,
  BookingTransaction,
  StoredAccount,
} from '../booking-store.ts';

/** The process ended: the caller gets no answer. */
export class CrashError extends Error {}

/** A mail as it was queued, with the booking's state that it is about. */
export interface QueuedMail {
  news: BookingNews;
  booking: Booking;
}

/** All documents by path, and the mails. */
export interface Contents {
  bookings: Map<string, Booking>;
  events: Map<string, Event>;
  accounts: Map<string, StoredAccount>;
  /** By event id and hold id. */
  holds: Map<string, SeatHold>;
  /** By event id and key. */
  changes: Map<string, SeatChange>;
  mails: QueuedMail[];
}

/** What happens to a commit. */
export type CommitFate = 'applied' | 'crash before' | 'crash after';

export interface MemoryStoreOptions {
  now(): Date;
  /** Lets other tasks run. */
  pause(): Promise<void>;
  fateOfCommit(): CommitFate;
  /** Is called after each commit. */
  onCommit(before: Contents): void;
}

const MAX_ATTEMPTS = 30;

export interface MemoryStore extends BookingStore {
  contents: Contents;
  /** Changes documents without a service, as the admin does under the security rules. */
  write(change: (contents: Contents) => void): void;
}

export const emptyContents = (): Contents => ({
  bookings: new Map(),
  events: new Map(),
  accounts: new Map(),
  holds: new Map(),
  changes: new Map(),
  mails: [],
});

const copyOf = (contents: Contents): Contents => ({
  bookings: new Map(contents.bookings),
  events: new Map(contents.events),
  accounts: new Map(contents.accounts),
  holds: new Map(contents.holds),
  changes: new Map(contents.changes),
  mails: [...contents.mails],
});

/** Returns the path of a document below an event's account. */
export const pathOf = (eventId: string, id: string) => `${eventId}/${id}`;

/**
 * Returns a store in memory with the guarantees of Firestore's transactions: reads see committed documents, a commit is
 * atomic, and a transaction whose documents have changed since it read them is repeated. Committed documents are never
 * changed in place.
 */
export function memoryStore(options: MemoryStoreOptions): MemoryStore {
  const contents = emptyContents();

  /** Reads documents; `seen` receives what was found, including nothing. */
  async function read(keys: BookingKeys, seen?: Map<string, unknown>): Promise<BookingRecords> {
    await options.pause();
    const found = <T>(collection: Exclude<keyof Contents, 'mails'>, ids: readonly string[]) => {
      const documents = contents[collection] as unknown as Map<string, T>;
      const result = new Map<string, T>();
      for (const id of ids) {
        const document = documents.get(id);
        const path = `${collection}/${id}`;
        if (seen && !seen.has(path)) seen.set(path, document);
        if (document !== undefined) result.set(id, document);
      }
      return result;
    };
    const { bookings = [], events = [], holds = [], changes = [] } = keys;
    const heldSeats = found<SeatHold>(
      'holds',
      holds.map(({ eventId, id }) => pathOf(eventId, id)),
    );
    const entries = found<SeatChange>(
      'changes',
      changes.map(({ eventId, id }) => pathOf(eventId, id)),
    );
    return {
      bookings: found('bookings', bookings),
      events: found('events', events),
      accounts: found('accounts', events),
      holds: new Map([...heldSeats.values()].map((hold) => [hold.id, hold])),
      changes: new Set([...entries.values()].map(({ id }) => id)),
    };
  }

  function isCurrent(seen: ReadonlyMap<string, unknown>): boolean {
    return [...seen].every(([path, document]) => {
      const [collection, ...id] = path.split('/') as [Exclude<keyof Contents, 'mails'>, ...string[]];
      return contents[collection].get(id.join('/')) === document;
    });
  }

  async function attempt<T>(
    work: (tx: BookingTransaction) => Promise<T>,
  ): Promise<{ result: T } | undefined> {
    const seen = new Map<string, unknown>();
    const writes: (() => void)[] = [];
    const result = await work(transactionOf(contents, (keys) => read(keys, seen), writes));
    await options.pause();
    if (!isCurrent(seen)) return undefined;
    const fate = options.fateOfCommit();
    if (fate === 'crash before') throw new CrashError();
    const before = copyOf(contents);
    for (const write of writes) write();
    options.onCommit(before);
    if (fate === 'crash after') throw new CrashError();
    await options.pause();
    return { result };
  }

  return {
    contents,
    now: options.now,
    // The events of a simulation are paid on site.
    payBy: () => undefined,
    readOrder: async () => undefined,
    read: (keys) => read(keys),
    write(change) {
      const before = copyOf(contents);
      change(contents);
      options.onCommit(before);
    },
    async transaction(work) {
      for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
        const outcome = await attempt(work);
        if (outcome) return outcome.result;
      }
      throw new Error('The transaction was repeated too often.');
    },
  };
}

function transactionOf(
  contents: Contents,
  read: BookingTransaction['read'],
  writes: (() => void)[],
): BookingTransaction {
  function create<T>(documents: Map<string, T>, path: string, document: T): void {
    writes.push(() => {
      if (documents.has(path)) throw new Error(`${path} exists already.`);
      documents.set(path, document);
    });
  }
  function update<T>(documents: Map<string, T>, path: string, changes: Partial<T>): void {
    writes.push(() => {
      const document = documents.get(path);
      if (!document) throw new Error(`${path} does not exist.`);
      documents.set(path, { ...document, ...changes });
    });
  }
  const { bookings, accounts, holds, changes, mails } = contents;
  return {
    read,
    readOrder: async () => undefined,
    // Every change of an event's bookings also changes its account, so that the account alone detects a concurrent change.
    readBookingsOf: async (eventId) =>
      [...bookings.values()].filter((booking) => booking.eventId === eventId),
    createOrder: () => {},
    changeOrder: () => {},
    createBooking: (booking) => create(bookings, booking.id, booking),
    updateBooking: (id, fields) => update(bookings, id, fields),
    deleteBooking: (id) => writes.push(() => bookings.delete(id)),
    setAccount: (eventId, account) => writes.push(() => accounts.set(eventId, account)),
    updateAccount: (eventId, fields) => update(accounts, eventId, fields),
    deleteAccount: (eventId) => writes.push(() => accounts.delete(eventId)),
    createChange: (eventId, change) => create(changes, pathOf(eventId, change.id), change),
    createHold: (hold) => create(holds, pathOf(hold.eventId, hold.id), hold),
    updateHold: ({ eventId, id }, fields) => update(holds, pathOf(eventId, id), fields),
    queueMail: (news, booking) => writes.push(() => mails.push({ news, booking })),
  };
}
