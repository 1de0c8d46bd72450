import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { SeatChange, SeatHold } from '@app/domain/booking/seat-account-schema.ts';
import type { SeatAccount } from '@app/domain/booking/seat-account.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import type { WaitlistNews } from '../mail/templates/waitlist-mail.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { BookingNews, MailedMoney } from '../mail/templates/booking-mail.ts';

/** The stored seat account of an event. */
export interface StoredAccount extends SeatAccount {
  /** A copy of the event's field: visitors may read the accounts of active events only. */
  isActive: boolean;
}

/** The documents to read, by id. An event is read with its account. */
export interface BookingKeys {
  bookings?: readonly string[];
  events?: readonly string[];
  entries?: readonly string[];
  orders?: readonly string[];
  holds?: readonly { eventId: string; id: string }[];
  changes?: readonly { eventId: string; id: string }[];
}

/** The documents that were found, by id. */
export interface BookingRecords {
  bookings: ReadonlyMap<string, Booking>;
  events: ReadonlyMap<string, Event>;
  entries: ReadonlyMap<string, WaitlistEntry>;
  accounts: ReadonlyMap<string, StoredAccount>;
  holds: ReadonlyMap<string, SeatHold>;
  /** The ids of those ledger entries that exist. */
  changes: ReadonlySet<string>;
  /** The ids of those orders that exist. */
  orders: ReadonlySet<string>;
}

export interface BookingReader {
  read(keys: BookingKeys): Promise<BookingRecords>;
  /** Returns the entries of an event that wait or have an offer, in order of arrival. */
  readWaitlist(eventId: string): Promise<WaitlistEntry[]>;
  /** Returns the order by which a booking is paid online; undefined if it is paid on site. */
  readOrder(booking: Booking): Promise<Order | undefined>;
}

/** Reads, then writes; all writes are applied atomically. */
export interface BookingTransaction extends BookingReader {
  /** Returns all bookings of an event, cancelled ones included. */
  readBookingsOf(eventId: string): Promise<Booking[]>;
  /** Returns the mails about a booking. */
  readMailsAbout(bookingId: string): Promise<Mail[]>;
  /** Returns whether a mail about an entry is still queued. */
  isWaitlistMailQueued(id: string): Promise<boolean>;
  /** Reads the note on the guest of a booking. Returns what moves it from the former address to the corrected one. */
  prepareNoteMove(move: { id: string; from: string; to: string }): Promise<() => void>;
  createOrder(booking: Booking, payBy: Date): void;
  /** Creates the order of a booking that had none, by which a change of `won` is paid. */
  createOrderOfChange(booking: Booking, change: { won: number; payBy: Date; at: Date }): void;
  changeOrder(order: Order, events: readonly OrderEvent[]): void;
  /** @param network the hash of the network in which a guest made the booking */
  createBooking(booking: Booking, network?: string): void;
  updateBooking(id: string, changes: Partial<Booking>): void;
  deleteBooking(id: string): void;
  setAccount(eventId: string, account: Required<StoredAccount>): void;
  updateAccount(eventId: string, changes: Pick<StoredAccount, 'isActive'>): void;
  deleteAccount(eventId: string): void;
  createChange(eventId: string, change: SeatChange): void;
  createHold(hold: SeatHold): void;
  updateHold(hold: Pick<SeatHold, 'id' | 'eventId'>, changes: Partial<SeatHold>): void;
  createEntry(entry: WaitlistEntry): void;
  updateEntry(id: string, changes: Partial<WaitlistEntry>): void;
  /** @param event undefined when the event has been deleted */
  queueWaitlistMail(news: WaitlistNews, entry: WaitlistEntry, event: Event | undefined): void;
  /** Queues the mail to the corrected address of an entry, and the last mail to the one before. */
  queueEntryCorrectionMails(entry: WaitlistEntry, event: Event | undefined, formerEmail: string): void;
  /** @param event undefined when the event has been deleted */
  queueMail(news: BookingNews, booking: Booking, event: Event | undefined, money?: MailedMoney): void;
  /** Queues the mail to the corrected address of a booking, and the last mail to the one before. */
  queueCorrectionMails(
    booking: Booking,
    event: Event | undefined,
    formerEmail: string,
    money: MailedMoney,
  ): void;
  /** Stores a notice to the owner about a booking or, of the kind `waitlist`, about an entry. */
  tellOwner(kind: 'booking' | 'cancellation' | 'waitlist', id: string, at: Date): void;
  /** Queues the mail about a cancellation for the guest of a booking that this transaction deletes. */
  queueDeletionMail(booking: Booking, event: Event | undefined, refundWon: number): void;
}

/** The storage of bookings, holds and seat accounts. A transaction is retried when the data that it read has changed. */
export interface BookingStore extends BookingReader {
  /** Returns the store where an event takes place, if it names one that visitors see. */
  readPlace(event: Event): Promise<StoreLocation | undefined>;
  transaction<T>(work: (tx: BookingTransaction) => Promise<T>): Promise<T>;
  now(): Date;
  /** Returns the time until which a new booking is to be paid online; undefined if it is paid on site. */
  payBy(event: Event, createdAt: Date): Date | undefined;
}
