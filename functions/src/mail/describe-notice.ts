import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ZodError } from 'zod';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import type { SeatMajorityLine } from '@app/domain/booking/seat-majority.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { contactSubmissionSchema } from '@app/domain/contact/contact-submission-schema.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { formatMonth } from '@app/domain/numbers/month.ts';
import { orderMismatchSchema } from '@app/domain/order/order-mismatch.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import { orderSchema } from '@app/domain/order/order-schema.ts';
import type { NoticeKind } from '@app/domain/owner-notice/owner-notice.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { mailText } from './mail-text.ts';
import type { Told } from './templates/owner-mail.ts';
import { fromDocument, withDates } from '../store/documents.ts';

interface Titled {
  title: string;
  titleKr: string;
  dateTime: Date;
}

type Describe = (record: DocumentSnapshot, language: Language) => Omit<Told, 'kind'>;

const join = (...parts: string[]) => ({ text: parts.filter(Boolean).join(' · ') });

/** Returns title and date of an event in a language. */
const eventText = (event: Titled, language: Language) =>
  [localized(event, 'title', language), formatEventTime(event.dateTime, language)].join(' · ');

const describeBooking: Describe = (record, language) => {
  const { id, agreed, numberOfParticipants: count, status } = fromDocument(bookingSchema, record)!;
  const t = mailText(language, 'owner');
  return join(
    eventText(agreed, language),
    t('people', { count }),
    bookingReference(id),
    t(`statuses.${status}`),
  );
};

const describeOrder: Describe = (record, language) => {
  const order = fromDocument(orderSchema, record)!;
  const titles = order.items.map((item) => `${localized(item, 'title', language)} × ${item.quantity}`);
  return join(orderNumber(order), titles.join(', '), formatWon(order.totalWon));
};

/** How each kind's record is described. Only a message says who it is from: the others lead to the record in the dashboard. */
const DESCRIBE: Record<NoticeKind, Describe> = {
  booking: describeBooking,
  cancellation: (record, language) =>
    (record.ref.parent.id === COLLECTIONS.orders ? describeOrder : describeBooking)(record, language),
  return: describeOrder,
  order: describeOrder,
  amount: describeOrder,
  refund: describeOrder,
  waitlist(record, language) {
    const { event, state, offer } = fromDocument(waitlistEntrySchema, record)!;
    const t = mailText(language, 'owner');
    return join(
      eventText(event, language),
      t('people', { count: offer?.seats ?? 1 }),
      t(state === 'booked' ? 'accepted' : 'lapsed'),
    );
  },
  difference(record, language) {
    const { number, orderId, month } = fromDocument(orderMismatchSchema, record)!;
    return join(month ? formatMonth(month, language) : (number ?? orderId ?? ''));
  },
  mail: (record) => join(fromDocument(mailSchema, record)!.message.subject),
  majority(record, language) {
    const line = withDates(record.data()) as SeatMajorityLine;
    return join(eventText(line, language), `${line.seats}/${line.capacity}`);
  },
  message(record, language) {
    const message = fromDocument(contactSubmissionSchema, record)!;
    const { name, email, inquiryType, createdAt } = message;
    const inquiry = mailText(language, 'contact')(`inquiryTypes.${inquiryType}`);
    return { ...join(inquiry, `${name} <${email}>`, formatEventTime(createdAt, language)), message };
  },
};

/** Returns what a mail tells of a notice. The record may have been deleted since; one that cannot be read is named by its path. */
export function describeNotice(kind: NoticeKind, record: DocumentSnapshot, language: Language): Told {
  if (!record.exists) return { kind, text: mailText(language, 'owner')('gone') };
  try {
    return { kind, ...DESCRIBE[kind](record, language) };
  } catch (error) {
    // It must not keep the other notices from the owner.
    if (error instanceof ZodError) return { kind, text: record.ref.path };
    throw error;
  }
}
