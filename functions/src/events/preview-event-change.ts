import { agreedTerms, refundAfterEventChange } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { takenSeats } from '@app/domain/booking/seat-account.ts';
import type { EventChangePreview } from '@app/domain/booking/event-notice-schema.ts';
import { type Event, type EventInput, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { changesDateOrPlace } from '@app/domain/event/event-terms.ts';
import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import type { Deps } from '../deps.ts';
import { mailText } from '../mail/mail-text.ts';
import { bookingMail } from '../mail/templates/booking-mail.ts';
import { waitlistMail } from '../mail/templates/waitlist-mail.ts';
import { EVENTS, getContent } from '../content/content-store.ts';
import { fromDocument } from '../store/documents.ts';
import { findStoresOf } from '../content/stores-of-events.ts';
import {
  bookingDocuments,
  type BookingStoreDeps,
  firestoreBookingStore,
} from '../bookings/firestore-booking-store.ts';
import { findHolding } from '../bookings/stored-bookings.ts';

const inventedGuest = (language: Language) => mailText(language, 'general')('inventedGuest');

/** Returns a booking of the event by nobody, for the preview in a language that no guest has chosen. */
function inventedBooking(event: Event, language: Language, now: Date): Booking {
  return {
    id: event.id,
    eventId: event.id,
    name: inventedGuest(language),
    numberOfParticipants: 1,
    language,
    status: 'confirmed',
    agreed: agreedTerms(event),
    createdAt: now,
  };
}

/**
 * Returns whom a change of an event concerns, and the mail about it.
 * @throws DomainError not_found
 */
export async function previewEventChange(
  deps: BookingStoreDeps & Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
  input: EventInput,
): Promise<EventChangePreview> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const event = await getContent({ db }, EVENTS, id);
  const account = fromDocument(eventSeatsSchema, await bookingDocuments(db).account(id).get());
  const [bookings, waiting] = await Promise.all([
    findHolding(db, id),
    firestoreBookingStore(deps).readWaitlist(id),
  ]);
  const [firstWaiting] = bookings.some(({ email }) => email) ? [] : waiting;
  const after: Event = { ...input, id, createdAt: event.createdAt };
  const [store] = await findStoresOf(db, db, [after]);
  // The guests' own links are not shown to anybody else.
  const page = config.siteOrigin;

  function bookedGuestMail(language: Language) {
    const guest = bookings.find((booking) => booking.language === language && booking.email);
    const booking = guest ?? inventedBooking(event, language, now);
    const { agreed } = booking;
    const refund = changesDateOrPlace(event, after)
      ? refundAfterEventChange(agreed, after.dateTime, now)
      : agreed.refund;
    const email = booking.email ?? 'guest@example.com';
    const recipient = { ...booking, agreed: { ...agreed, refund }, email };
    return bookingMail('eventChanged', recipient, after, { now, manageUrl: page, store });
  }

  function waitingGuestMail(language: Language, first: WaitlistEntry) {
    const guest = waiting.find((entry) => entry.language === language);
    const recipient = guest ?? { ...first, language, name: inventedGuest(language) };
    return waitlistMail('eventChanged', recipient, after, { now, url: page, store });
  }

  return {
    taken: takenSeats(account),
    guests: bookings.map((booking) => ({
      id: booking.id,
      name: booking.name,
      status: booking.status,
      numberOfParticipants: booking.numberOfParticipants,
      language: booking.language,
      hasEmail: !!booking.email,
      ...(booking.phone && { phone: booking.phone }),
    })),
    waiting: waiting.length,
    mails: LANGUAGES.map((language) => {
      const { message } = firstWaiting ? waitingGuestMail(language, firstWaiting) : bookedGuestMail(language);
      const { subject, text, html } = message;
      return { language, subject, text, html };
    }),
  };
}
