import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { awaitsDecision } from '@app/domain/booking/booking-status.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { ContactReply, ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { MAIL_LIFETIME_MS } from '@app/domain/mail/mail.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { endOfGuestMails } from '@app/domain/booking/guest-mails.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import type { OrderEvent } from '@app/domain/order/order-event-schema.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { RestockRequest } from '@app/domain/restock/restock-request-schema.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import {
  bookingToken,
  confirmToken,
  dataToken,
  orderToken,
  restockToken,
  unsubscribeToken,
  waitlistToken,
} from './link-tokens.ts';
import type { MailContent, NewsletterLinks, Subscriber } from './mail-content.ts';
import {
  BOOKING_MAILS,
  bookingMail,
  type BookingMailContext,
  type BookingNews,
} from './templates/booking-mail.ts';
import { formerAddressMail } from './templates/former-address-mail.ts';
import { contactReceipt, contactReply } from './templates/contact-mail.ts';
import type { NoticeSettings } from '@app/domain/owner-notice/owner-notice-schema.ts';
import { ownerMail, type Told } from './templates/owner-mail.ts';
import { orderMail } from './templates/order-mail.ts';
import { personalDataMail } from './templates/personal-data-mail.ts';
import { type LinkedItem, thanksMail } from './templates/thanks-mail.ts';
import { restockMail } from './templates/restock-mail.ts';
import { waitlistMail, type WaitlistNews } from './templates/waitlist-mail.ts';
import { newsletterConfirmation, newsletterRenewal, newsletterWelcome } from './templates/newsletter-mail.ts';

/** A transaction or a batch, so that mails are queued atomically with the change that causes them. */
export interface MailWriter {
  create(document: DocumentReference, fields: Record<string, unknown>): unknown;
}

/** Which record a mail is about, unless it has just been deleted, whether a visitor caused it and whether somebody waits for it. */
interface MailContext
  extends Required<Pick<Mail, 'fromVisitor'>>, Pick<Mail, 'about' | 'mentions' | 'onlyWhile' | 'isAwaited'> {
  /** When delivery is given up; without it, after `MAIL_LIFETIME_MS`. */
  giveUpAt?: Date;
}

type AddressedBooking = Booking & { email: string };
type BookingFacts = Pick<BookingMailContext, 'refundWon' | 'dueAtEventWon' | 'store' | 'isCorrection'>;
type CorrectionFacts = Pick<BookingFacts, 'store' | 'dueAtEventWon'> & { formerEmail: string };

interface OutboxOptions {
  /** `https://…`, the origin of links in mails. */
  siteOrigin: string;
  /** The key that signs links in newsletter mails. */
  hashSecret: string;
  now: () => Date;
}

/** Queues mails in the collection `mail`, in the transaction of the change that causes them, so each exactly once. */
export type Outbox = ReturnType<typeof firestoreOutbox>;

/** Returns the outbox in a database. A function sends its mails: see `deliver-mail.ts`. */
export function firestoreOutbox(db: Firestore, { siteOrigin, hashSecret, now }: OutboxOptions) {
  function queue(writer: MailWriter, content: MailContent, { giveUpAt, ...context }: MailContext): string {
    const createdAt = now();
    const document = db.collection(COLLECTIONS.mail).doc();
    writer.create(document, {
      ...content,
      isAwaited: context.fromVisitor,
      ...context,
      createdAt,
      delivery: {
        state: 'PENDING',
        attempts: 0,
        nextAttemptAt: createdAt,
        giveUpAt: giveUpAt ?? new Date(createdAt.getTime() + MAIL_LIFETIME_MS),
      },
    });
    return document.id;
  }
  const link = (path: string, token: string) => {
    const url = new URL(path, siteOrigin);
    url.searchParams.set('token', token);
    return url.href;
  };
  const pageUrl = (language: Language, path: string) =>
    new URL(`${language === 'en' ? '/en' : ''}${path}`, siteOrigin).href;
  const linksOf = ({ id }: Subscriber): NewsletterLinks => ({
    confirm: link('/api/newsletter/confirm', confirmToken(hashSecret, id)),
    unsubscribe: link('/api/newsletter/unsubscribe', unsubscribeToken(hashSecret, id)),
  });
  const aboutSubscription = ({ id }: Subscriber) => `${COLLECTIONS.newsletterSubscriptions}/${id}`;
  const aboutContact = ({ id }: ContactSubmission) => `${COLLECTIONS.contacts}/${id}`;
  const aboutBooking = ({ id }: Pick<Booking, 'id'>) => `${COLLECTIONS.bookings}/${id}`;
  const waitlistContext = ({ id, email, language, linkVersion }: WaitlistEntry) => ({
    context: { about: `${COLLECTIONS.waitlistEntries}/${id}`, onlyWhile: { email } },
    url: pageUrl(language, `/waitlist/${waitlistToken(hashSecret, id, linkVersion)}`),
  });
  /** Returns what a mail about a booking depends on: one that was queued before the address was corrected goes to nobody. */
  function bookingContext(news: BookingNews, { id, status, eventId, email }: AddressedBooking) {
    const about = aboutBooking({ id });
    if (news !== 'reminder') return { about, onlyWhile: { email } };
    return { about, onlyWhile: { status, eventId, email }, giveUpAt: endOfGuestMails(now()) };
  }
  /**
   * Queues a mail about a booking, unless the booking has no address. A reminder is not sent after the booking was cancelled or
   * moved, or in the evening.
   * @param event undefined when it has been deleted: the mail shows the agreed terms
   * @param facts.refundWon what is given back of the payment, in won
   * @param facts.store the store where the event takes place, if it names one that visitors see
   * @param facts.isCorrection whether the owner has corrected the address, so that no visitor causes the mail
   * @param facts.isDeleted whether the booking is deleted in the same transaction: the mail does not refer to it and stays
   */
  function queueBookingMail(
    writer: MailWriter,
    news: BookingNews,
    booking: Booking,
    event: Event | undefined,
    { isDeleted, ...facts }: BookingFacts & { isDeleted?: boolean } = {},
  ): void {
    const { id, email, language, linkVersion = 0 } = booking;
    if (!email) return;
    const addressed = { ...booking, email };
    const token = bookingToken(hashSecret, { id, version: linkVersion });
    const content = bookingMail(news, addressed, event, {
      now: now(),
      manageUrl: pageUrl(language, `/booking/${token}`),
      ...facts,
    });
    const fromVisitor = !facts.isCorrection && BOOKING_MAILS[news].fromVisitor === true;
    queue(writer, content, { fromVisitor, ...(!isDeleted && bookingContext(news, addressed)) });
  }
  return {
    queueBookingMail,
    /** The address of a booking was corrected: the new one gets what the guest has missed, the former one a last mail. */
    bookingEmailCorrected(
      writer: MailWriter,
      booking: Booking,
      event: Event | undefined,
      { formerEmail, ...facts }: CorrectionFacts,
    ): void {
      const news = awaitsDecision(booking.status) ? 'received' : 'confirmed';
      queueBookingMail(writer, news, booking, event, { ...facts, isCorrection: true });
      const content = formerAddressMail('booking', formerEmail, booking.language);
      queue(writer, content, { about: aboutBooking(booking), fromVisitor: false });
    },
    /** The event of a booking is over. @param item what the mail links to, if the owner wants */
    guestThanked(writer: MailWriter, booking: Booking, event: Event, item: LinkedItem | undefined): void {
      const { email } = booking;
      if (!email) return;
      const linked = item && { ...item, url: pageUrl(booking.language, item.path) };
      const content = thanksMail({ ...booking, email }, event, linked, now());
      queue(writer, content, { about: aboutBooking(booking), onlyWhile: { email }, fromVisitor: false });
    },
    /** Somebody has asked for what is stored about an address. */
    personalDataLink(writer: MailWriter, request: DataRequest & { email: string }): void {
      const url = new URL(`/api/personal-data/${dataToken(hashSecret, request.id)}`, siteOrigin).href;
      const about = `${COLLECTIONS.dataRequests}/${request.id}`;
      queue(writer, personalDataMail(request, url), { about, fromVisitor: true });
    },
    /** Acknowledges a message to the visitor, in the language of the form. */
    contactReceived(writer: MailWriter, submission: ContactSubmission): void {
      const context = { about: aboutContact(submission), fromVisitor: true, isAwaited: false };
      queue(writer, contactReceipt(submission), context);
    },
    contactAnswered(writer: MailWriter, submission: ContactSubmission, reply: ContactReply): void {
      queue(writer, contactReply(submission, reply), { about: aboutContact(submission), fromVisitor: false });
    },
    /** Returns the mail's id. */
    newsletterConfirmation: (writer: MailWriter, subscriber: Subscriber): string =>
      queue(writer, newsletterConfirmation(subscriber, linksOf(subscriber)), {
        about: aboutSubscription(subscriber),
        fromVisitor: true,
      }),
    newsletterWelcome(writer: MailWriter, subscriber: Subscriber): void {
      const context = { about: aboutSubscription(subscriber), fromVisitor: true, isAwaited: false };
      queue(writer, newsletterWelcome(subscriber, linksOf(subscriber), now()), context);
    },
    newsletterRenewal(writer: MailWriter, subscription: NewsletterSubscription): void {
      const context = { about: aboutSubscription(subscription), fromVisitor: false };
      queue(writer, newsletterRenewal(subscription, linksOf(subscription)), context);
    },
    /** An entry of the waitlist has changed. */
    waitlistChanged(
      writer: MailWriter,
      news: WaitlistNews,
      entry: WaitlistEntry,
      event: Event | undefined,
      store: StoreLocation | undefined,
    ): void {
      const { context, url } = waitlistContext(entry);
      const fromVisitor = news === 'joined' || news === 'link';
      queue(writer, waitlistMail(news, entry, event, { url, now: now(), store }), {
        ...context,
        fromVisitor,
      });
    },
    /** The address of an entry was corrected: the new one gets what the guest has missed, the former one a last mail. */
    waitlistEmailCorrected(
      writer: MailWriter,
      entry: WaitlistEntry,
      event: Event | undefined,
      { formerEmail, store }: CorrectionFacts,
    ): void {
      const { context, url } = waitlistContext(entry);
      const news = entry.state === 'offered' ? 'offered' : 'joined';
      const content = waitlistMail(news, entry, event, { url, now: now(), store, isCorrection: true });
      queue(writer, content, { ...context, fromVisitor: false });
      const last = formerAddressMail('waitlist', formerEmail, entry.language);
      queue(writer, last, { about: context.about, fromVisitor: false });
    },
    /** Asks for the confirmation of a request to hear of a product. Returns the mail's id. */
    restockConfirmation(writer: MailWriter, request: RestockRequest, product: Product): string {
      const url = link('/api/restock/confirm', restockToken(hashSecret, request.id));
      const content = restockMail('confirmation', request, product, { url, now: now() });
      const about = `${COLLECTIONS.restockRequests}/${request.id}`;
      return queue(writer, content, { about, fromVisitor: true });
    },
    /** A product is available again. */
    restocked(writer: MailWriter, request: RestockRequest, product: Product): void {
      const url = pageUrl(request.language, `/products/${product.id}`);
      const content = restockMail('available', request, product, { url, now: now() });
      // The request is deleted, and a mail about a deleted record is not sent.
      queue(writer, content, { about: `${COLLECTIONS.products}/${product.id}`, fromVisitor: false });
    },
    /** Tells the owner what has happened, at each of the addresses. */
    ownerTold(writer: MailWriter, told: readonly Told[], { addresses, language }: NoticeSettings): void {
      const mentions = told.flatMap(({ message }) => (message ? [aboutContact(message)] : []));
      for (const to of addresses)
        queue(writer, ownerMail(to, told, { language, url: new URL('/admin', siteOrigin).href }), {
          ...(mentions.length > 0 && { mentions }),
          fromVisitor: false,
        });
    },
    /** Queues the mail about an event of an order, if buyers get one about it. @param order after the event */
    orderChanged(writer: MailWriter, order: Order, event: OrderEvent): void {
      const { id, language, linkVersion, buyer } = order;
      const url = pageUrl(language, `/orders/${orderToken(hashSecret, 'order', id, linkVersion)}`);
      const content = orderMail(order, event, url);
      const context = { about: `${COLLECTIONS.orders}/${id}`, fromVisitor: false };
      if (content) queue(writer, content, { ...context, onlyWhile: { 'buyer.email': buyer.email } });
      // The former address of a booking's order gets the mail about the booking.
      if (content && event.type === 'emailCorrected')
        queue(writer, formerAddressMail('order', event.formerEmail, language), context);
    },
  };
}
