import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { SeatChange, SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import type { WaitlistNews } from '../../src/mail/templates/waitlist-mail.ts';
import type { BookingNews } from '../../src/mail/templates/booking-mail.ts';
import type {
  BookingKeys,
  BookingRecords,
  BookingStore,
  BookingTransaction,
  StoredAccount,
} from '../../src/bookings/booking-store.ts';

/** The process ended: the caller gets no answer. */
export class CrashError extends Error {}

/** A mail as it was queued, with the booking's state that it is about. */
interface QueuedMail {
  news: BookingNews;
  booking: Booking;
}

interface QueuedWaitlistMail {
  news: WaitlistNews;
  entry: WaitlistEntry;
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
  entries: Map<string, WaitlistEntry>;
  mails: QueuedMail[];
  waitlistMails: QueuedWaitlistMail[];
  /** The notices to the owner, as `KIND ID`. */
  notices: string[];
}

type Collection = Exclude<keyof Contents, 'mails' | 'waitlistMails' | 'notices'>;

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
  entries: new Map(),
  mails: [],
  waitlistMails: [],
  notices: [],
});

const copyOf = (contents: Contents): Contents => ({
  bookings: new Map(contents.bookings),
  events: new Map(contents.events),
  accounts: new Map(contents.accounts),
  holds: new Map(contents.holds),
  changes: new Map(contents.changes),
  entries: new Map(contents.entries),
  mails: [...contents.mails],
  waitlistMails: [...contents.waitlistMails],
  notices: [...contents.notices],
});

/** The name under which the result of a query for an event's waitlist is compared. */
const WAITLIST = 'waitlist';

/** Returns the entries of an event that wait or have an offer, in order of arrival. */
export const waitlistOf = ({ entries }: Pick<Contents, 'entries'>, eventId: string): WaitlistEntry[] =>
  [...entries.values()]
    .filter((entry) => entry.eventId === eventId && isLive(entry.state))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));

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
    const found = <T>(collection: Collection, ids: readonly string[]) => {
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
    const { bookings = [], events = [], entries: waitlist = [], holds = [], changes = [] } = keys;
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
      entries: found('entries', waitlist),
      accounts: found('accounts', events),
      holds: new Map([...heldSeats.values()].map((hold) => [hold.id, hold])),
      changes: new Set([...entries.values()].map(({ id }) => id)),
      orders: new Set(),
    };
  }

  /** Returns the live entries of an event in order of arrival; `seen` receives them as one result. */
  async function readWaitlist(eventId: string, seen?: Map<string, unknown>): Promise<WaitlistEntry[]> {
    await options.pause();
    const list = waitlistOf(contents, eventId);
    const path = `${WAITLIST}/${eventId}`;
    if (seen && !seen.has(path)) seen.set(path, list);
    return list;
  }

  function isCurrent(seen: ReadonlyMap<string, unknown>): boolean {
    return [...seen].every(([path, document]) => {
      if (path.startsWith(`${WAITLIST}/`)) {
        const now = waitlistOf(contents, path.slice(WAITLIST.length + 1));
        const then = document as WaitlistEntry[];
        return now.length === then.length && now.every((entry, index) => entry === then[index]);
      }
      const [collection, ...id] = path.split('/') as [Collection, ...string[]];
      return contents[collection].get(id.join('/')) === document;
    });
  }

  async function attempt<T>(
    work: (tx: BookingTransaction) => Promise<T>,
  ): Promise<{ result: T } | undefined> {
    const seen = new Map<string, unknown>();
    const writes: (() => void)[] = [];
    const result = await work(
      transactionOf(
        contents,
        { read: (keys) => read(keys, seen), readWaitlist: (eventId) => readWaitlist(eventId, seen) },
        writes,
      ),
    );
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
    readPlace: async () => undefined,
    read: (keys) => read(keys),
    readWaitlist: (eventId) => readWaitlist(eventId),
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
  reader: Pick<BookingTransaction, 'read' | 'readWaitlist'>,
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
  const { bookings, accounts, holds, changes, entries, mails, waitlistMails, notices } = contents;
  return {
    ...reader,
    readOrder: async () => undefined,
    // Every change of an event's bookings also changes its account, so that the account alone detects a concurrent change.
    readBookingsOf: async (eventId) =>
      [...bookings.values()].filter((booking) => booking.eventId === eventId),
    // The simulation sends no mails.
    readMailsAbout: async () => [],
    isWaitlistMailQueued: async () => true,
    prepareNoteMove: async () => () => {},
    createOrder: () => {},
    createOrderOfChange: () => {},
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
    createEntry: (entry) => create(entries, entry.id, entry),
    updateEntry: (id, fields) => update(entries, id, fields),
    queueWaitlistMail: (news, entry) => writes.push(() => waitlistMails.push({ news, entry })),
    queueEntryCorrectionMails: (entry) =>
      writes.push(() =>
        waitlistMails.push({ news: entry.state === 'offered' ? 'offered' : 'joined', entry }),
      ),
    queueMail: (news, booking) => writes.push(() => mails.push({ news, booking })),
    tellOwner: (kind, id) => writes.push(() => notices.push(`${kind} ${id}`)),
    queueCorrectionMails: (booking) =>
      writes.push(() =>
        mails.push({ news: booking.status === 'pending' ? 'received' : 'confirmed', booking }),
      ),
    queueDeletionMail: (booking) => writes.push(() => mails.push({ news: 'cancelled', booking })),
  };
}
