import type { DocumentReference } from 'firebase-admin/firestore';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';

/** A transaction or a batch: what it creates stands or falls with the change that it belongs to. */
export interface MailWriter {
  create(document: DocumentReference, fields: Record<string, unknown>): unknown;
}

/** Somebody who has just subscribed to the newsletter. */
export interface NewSubscriber {
  email: string;
  language: Language;
  /** Opens the page on which the subscription ends: `/api/newsletter/unsubscribe?token=…`. */
  unsubscribeToken: string;
}

/** Puts mails into the collection `mail`, within the transaction of the change that they tell of: each exactly once. */
export interface Outbox {
  bookingReceived(writer: MailWriter, booking: Booking, event: Event): void;
  bookingConfirmed(writer: MailWriter, booking: Booking, event: Event): void;
  bookingCancelled(writer: MailWriter, booking: Booking, event: Event): void;
  /** To the visitor, in the language that they used, and to the brand. */
  contactReceived(writer: MailWriter, submission: ContactSubmission, language: Language): void;
  newsletterWelcome(writer: MailWriter, subscriber: NewSubscriber): void;
}
