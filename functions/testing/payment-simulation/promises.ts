import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import { COLLECTIONS, ORDER_EVENTS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import { ORDER_REASONS } from '@app/domain/order/order-reasons.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { ViolationError } from '../booking-simulation/violation.ts';
import type { Documents } from './memory-firestore.ts';
import { type ReadMail, readMail } from './read-mail.ts';

/** How long a guest may cancel for a full refund after the owner has changed date or place. */
const RIGHT_AFTER_CHANGE_MS = 7 * 86_400_000;

function require(holds: boolean, sentence: () => string): void {
  if (!holds) throw new ViolationError(sentence());
}

/** Something that happened to a booking or an order, or that a mail said. */
type Entry =
  | { kind: 'mail'; at: Date; mail: ReadMail }
  | { kind: 'event'; event: OrderEvent }
  | { kind: 'seats'; change: SeatChange };

const push = <K, V>(lists: Map<K, V[]>, key: K, value: V) =>
  lists.set(key, [...(lists.get(key) ?? []), value]);

/** Returns what happened and what mails said, by the id of the booking, the order or the waitlist entry, in the order of the commits. */
function timelines(documents: Documents): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const [path, fields] of documents) {
    const [collection, id, below] = path.split('/');
    if (collection === COLLECTIONS.mail) {
      const { about, language, message, createdAt } = fields as unknown as Mail;
      if (about) {
        const mail = readMail(message.text, language, createdAt);
        push(found, about.split('/')[1]!, { kind: 'mail', at: createdAt, mail });
      }
    } else if (collection === COLLECTIONS.orders && below === ORDER_EVENTS)
      push(found, id!, { kind: 'event', event: fields as unknown as OrderEvent });
    else if (collection === COLLECTIONS.eventSeats && below === SEAT_COLLECTIONS.changes) {
      const change = fields as unknown as SeatChange;
      if (change.bookingId) push(found, change.bookingId, { kind: 'seats', change });
    }
  }
  return found;
}

const CANCELLATIONS: readonly string[] = ['cancel_by_guest', 'cancel_by_admin', 'call_off', 'expire'];

/** Follows what a guest knows from the mails, and what happens. */
class Reader {
  /** What the guest has paid and was not promised back, in won; of it, a part of the price. */
  private held = 0;
  private partWon = 0;
  private promised = 0;
  private decided = 0;
  private refunded = 0;
  private reportedRefundWon = 0;
  private payments = 0;
  /** What a guest keeps paying after a late change, in won. */
  private lost = 0;
  /** The last mail that names the terms. */
  private lastTerms: (ReadMail & { total: number }) | undefined;
  private freeUntil: ReadMail['freeUntil'];
  private pay: ReadMail['pay'];
  private offer: ReadMail | undefined;
  /** What a mail about a cancellation must promise, once it is written. */
  private expected: number | undefined;
  /** Whether the owner moved money, or confirmed the booking without any, so that the price says nothing of it. */
  private isByOwner = false;
  /** Whether the owner has just confirmed the booking: the mail about it names what is paid at the event. */
  private isConfirmed = false;
  private isDeleted = false;
  /** Whether the price was just paid: the mail about it promises back what is too much. */
  private isAccepted = false;

  private readonly isBooking: boolean;

  constructor(isBooking: boolean) {
    this.isBooking = isBooking;
  }

  read(entry: Entry): void {
    if (entry.kind === 'mail') this.readMail(entry.mail, entry.at);
    else if (entry.kind === 'event') this.follow(entry.event);
    else this.followSeats(entry.change);
  }

  private followSeats({ kind, at, by }: SeatChange): void {
    if (kind === 'confirm' && by.role === 'admin') {
      this.isByOwner = true;
      this.isConfirmed = true;
    }
    if (kind === 'delete') this.isDeleted = true;
    if (!CANCELLATIONS.includes(kind)) return;
    const isFree = kind !== 'cancel_by_guest' || (this.freeUntil instanceof Date && at < this.freeUntil);
    this.expected = isFree ? this.held : this.partWon;
  }

  private follow(event: OrderEvent): void {
    switch (event.type) {
      case 'paid':
        this.receive(event.won);
        this.accept();
        break;
      case 'heldAccepted':
        this.accept();
        break;
      case 'changePaid':
        this.receive(event.won);
        break;
      case 'otherAmountPaid':
        this.receive(event.won);
        this.partWon += event.won;
        break;
      case 'surplusPaid':
        this.decided += event.won;
        break;
      case 'refundRequested':
        if (event.by) {
          this.isByOwner = true;
          this.held -= event.won;
          this.partWon = Math.max(0, this.partWon - event.won);
          // The page of an order of products says that its parts are returned when the time to pay is over.
        } else if (!this.isDeleted && (this.isBooking || event.reason !== ORDER_REASONS.paidTooLate))
          this.decided += event.won;
        break;
      case 'cancelledAtProvider':
        this.isByOwner = true;
        this.held = NaN;
        this.refunded += event.won;
        break;
      case 'refunded':
      case 'refundChecked':
        this.refunded += event.won;
        break;
      default:
    }
  }

  private accept(): void {
    this.partWon = 0;
    this.isAccepted = true;
  }

  private receive(won: number): void {
    this.held += won;
    this.payments += 1;
  }

  private readMail(mail: ReadMail, at: Date): void {
    if (mail.surplus > 0) this.promised += mail.surplus;
    if (mail.refunded > 0) {
      this.reportedRefundWon += mail.refunded;
      require(mail.refundedSoFar === this.refunded, () =>
        `A mail says that ${mail.refundedSoFar} won were refunded, of ${this.refunded}.`);
    }
    if (mail.refunding > 0) {
      this.promised += mail.refunding;
      this.held -= mail.refunding;
    }
    if (this.isBooking && mail.total !== undefined && mail.people !== undefined)
      this.readTerms({ ...mail, total: mail.total }, mail.people, at);
    if (mail.acceptUntil) this.offer = mail;
  }

  private readTerms(mail: ReadMail & { total: number }, people: number, at: Date): void {
    const { prices, total, refunding } = mail;
    const seats = prices.reduce((sum, { won, people: count = people }) => sum + won * count, 0);
    require(seats === total, () => `A mail names prices of ${seats} won, and a total of ${total}.`);
    if (this.offer)
      require(total === this.offer.total, () =>
        `${this.offer!.total} won were offered, and ${total} are charged.`);
    this.offer = undefined;
    if (mail.isUnpaid)
      require(!this.pay || at >= this.pay.until, () => 'A booking lapsed before the time that a mail named.');
    if (this.expected !== undefined && !Number.isNaN(this.expected))
      require(refunding === this.expected, () =>
        `${this.expected} won were to be given back on cancelling, and ${refunding} are.`);
    else if (this.isAccepted && !this.isByOwner)
      require(this.held === total, () =>
        `${refunding} won are given back, and ${this.held} pay a booking that costs ${total}.`);
    else if (refunding > 0 && this.lastTerms && !this.isByOwner)
      require(refunding === Math.min(this.lastTerms.total - total, this.held + refunding), () =>
        `${refunding} won are given back for a booking that costs ${this.lastTerms!.total - total} won less.`);
    const dueAtEvent = this.isConfirmed ? Math.max(0, total - this.held) : 0;
    if (!Number.isNaN(dueAtEvent) && (this.isConfirmed || !this.isByOwner))
      require(mail.due === dueAtEvent, () =>
        `${mail.due} won are to be paid at the event of a booking that costs ${total}, with ${this.held} paid.`);
    this.expected = undefined;
    this.isAccepted = false;
    this.isConfirmed = false;
    require(!(mail.freeUntil instanceof Date) || mail.freeUntil <= mail.when!, () =>
      'A full refund was promised until after the event.');
    const isLate = !(this.freeUntil instanceof Date) || at >= this.freeUntil;
    if (this.lastTerms && isLate && this.payments > 0)
      this.lost += Math.max(0, this.lastTerms.total - total - refunding);
    if (mail.isChangedByOwner) this.requireRight(mail, at);
    this.lastTerms = mail;
    this.freeUntil = mail.freeUntil;
    this.pay = mail.pay;
  }

  /** The owner's change of date or place gives a guest the right to a full refund, which the mail about it names. */
  private requireRight({ when, where, total, freeUntil }: ReadMail & { total: number }, at: Date): void {
    const isMoved = this.lastTerms?.when?.getTime() !== when?.getTime() || this.lastTerms?.where !== where;
    if (!this.lastTerms || !isMoved || total === 0) return;
    const least = Math.min(when!.getTime(), at.getTime() + RIGHT_AFTER_CHANGE_MS);
    require(freeUntil instanceof Date && freeUntil.getTime() >= least, () =>
      `After a change of date or place, a full refund was promised until ${String(freeUntil)}.`);
  }

  /** Compares what was promised with what has happened in the end. @param event if its guests were notified of its present date */
  end(order: Order | undefined, booking: Booking | undefined, event: Event | undefined): void {
    require(this.promised === this.decided, () =>
      `${this.promised} won were promised back, and ${this.decided} are given back.`);
    const refunded = (order?.ledger.payments ?? []).reduce((sum, payment) => sum + payment.refundedWon, 0);
    require(this.reportedRefundWon === refunded, () =>
      `${this.reportedRefundWon} won were refunded according to the mails, and ${refunded} to the ledger.`);
    const { lastTerms } = this;
    if (!booking || booking.status === 'cancelled' || !lastTerms) return;
    if (event)
      require(lastTerms.when?.getTime() === event.dateTime.getTime(), () =>
        `The last mail names ${lastTerms.when?.toISOString()}; the event is at ${event.dateTime.toISOString()}.`);
    if (booking.status !== 'confirmed' || this.isByOwner) return;
    require(this.held === lastTerms.total + this.lost, () =>
      `The last mail names a price of ${lastTerms.total} won; the guest has paid ${this.held}, of which ${this.lost} are lost.`);
  }
}

/** Whether an event had begun when the owner changed it, so that no guest was notified. */
function wasBegun(documents: Documents, id: string, { dateTime }: Event): boolean {
  const path = `${COLLECTIONS.eventSeats}/${id}/${SEAT_COLLECTIONS.changes}/`;
  for (const [name, { kind, at }] of documents)
    if (name.startsWith(path) && kind === 'change_event' && (at as Date) >= dateTime) return true;
  return false;
}

/**
 * Compares what mails promised with what has happened at the end of a history: amounts, deadlines, dates and prices.
 * @throws ViolationError
 */
export function checkPromises(documents: Documents): void {
  for (const [id, entries] of timelines(documents)) {
    const find = <T>(collection: string, name: string) =>
      documents.get(`${collection}/${name}`) as unknown as T | undefined;
    const order = find<Order>(COLLECTIONS.orders, id);
    const booking = find<Booking>(COLLECTIONS.bookings, id);
    const reader = new Reader(order?.kind !== 'product');
    for (const entry of entries) {
      if (entry.kind === 'mail' && booking && entry.mail.reference !== undefined)
        require(entry.mail.reference === bookingReference(id), () =>
          `A mail about the booking ${bookingReference(id)} names the number ${entry.mail.reference}.`);
      reader.read(entry);
    }
    const event = booking && find<Event>(COLLECTIONS.events, booking.eventId);
    reader.end(order, booking, event && !wasBegun(documents, booking!.eventId, event) ? event : undefined);
  }
}
