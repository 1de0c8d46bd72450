import { BRAND } from '@app/domain/brand.ts';
import { agreedLines, linesWon } from '@app/domain/booking/agreed-lines.ts';
import type { AgreedTerms } from '@app/domain/booking/agreed-terms-schema.ts';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import { verificationHours } from '@app/domain/booking/unverified.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { formatDuration } from '@app/domain/event/format-duration.ts';
import { calendarFile, calendarMethod } from '@app/domain/shared/calendar-file.ts';
import { alcoholWarning, isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { type MailTemplate, oneLine, renderMail, subjectLine } from '../mail-template.ts';
import type { MailContent } from '../mail-content.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import { refundDeadline } from './refund-deadline.ts';
import { wayRows } from './way-rows.ts';

interface BookingMailKind {
  /** The status that the calendar file shows, unless it is the booking's own. */
  status?: BookingStatus;
  /** Whether a visitor's request causes it: such mails count against the mailbox's limit. */
  fromVisitor?: boolean;
}

/** The mails about a booking. Each has its texts under `booking.news`. */
const MAILS = {
  received: { status: 'pending', fromVisitor: true },
  confirmed: { status: 'confirmed' },
  cancelled: { status: 'cancelled' },
  /** It was not paid in time. */
  expired: { status: 'cancelled' },
  /** Its guest never opened the link. */
  unverified: { status: 'cancelled' },
  /** The party size or the date has changed. */
  changed: {},
  /** A change was not paid in time. */
  changeLapsed: {},
  /** The date to which the guest wanted to move is called off. */
  changeImpossible: {},
  /** The guest has asked for a new link. */
  link: { fromVisitor: true },
  /** The browser that booked requested the same link. */
  linkAgain: { fromVisitor: true },
  calledOff: { status: 'cancelled' },
  /** The date, place or price of the event has changed. */
  eventChanged: {},
  /** The event is tomorrow. */
  reminder: { status: 'confirmed' },
} as const satisfies Record<string, BookingMailKind>;

export type BookingNews = keyof typeof MAILS;

/** Typed so that each mail may be asked for its status and its cause. */
export const BOOKING_MAILS: Record<BookingNews, BookingMailKind> = MAILS;

/** Amounts of a mail about a booking, in won. */
export interface MailedMoney {
  /** What the change gives back of the payment. */
  refundWon?: number | undefined;
  /** What the guest still pays at the event. */
  dueAtEventWon?: number | undefined;
}

export interface BookingMailContext extends MailedMoney {
  now: Date;
  /** The URL of the page where the guest can change or cancel the booking. */
  manageUrl: string;
  /** The mail goes to an address that was just corrected. */
  isCorrection?: boolean | undefined;
  /** The store where the event takes place, if it names one that visitors see. */
  store?: StoreLocation | undefined;
}

type EventTerms = Omit<AgreedTerms, 'price' | 'refund'>;

/** Returns the table rows of an event in a guest's language, for the agreed or the current terms. */
function eventRows(terms: EventTerms, language: Language) {
  const t = mailText(language, 'booking');
  return [
    [t('event'), localized(terms, 'title', language)],
    [t('time'), t('inSeoul', { time: formatEventTime(terms.dateTime, language) })],
    [t('duration'), formatDuration(terms.duration, language)],
    [t('place'), localized(terms, 'location', language)],
  ] as const;
}

/** Returns the rows of the current terms; a row that differs from the agreed terms shows both. */
function comparedRows(agreed: EventTerms, current: EventTerms, language: Language) {
  const t = mailText(language, 'booking');
  const before = eventRows(agreed, language);
  return eventRows(current, language).map(([label, value], index) => {
    const then = before[index]![1];
    const isChanged = value !== then;
    return { label, value: isChanged ? t('changedFrom', { now: value, before: then }) : value, isChanged };
  });
}

/** Returns the sentences about a cancellation and its refund. */
function refundText({ agreed, language }: Booking, now: Date): string {
  const t = mailText(language, 'booking');
  const { freeUntil, freeCancellationDays: count } = agreed.refund;
  if (!freeUntil) return t('refundRule', { count });
  return refundDeadline(t, freeUntil, now, language);
}

function bookingTemplate(
  news: BookingNews,
  booking: Booking,
  event: Event | undefined,
  { now, manageUrl, refundWon = 0, dueAtEventWon = 0, isCorrection, store }: BookingMailContext,
): MailTemplate {
  const { agreed, language, numberOfParticipants } = booking;
  const t = mailText(language, 'booking');
  const next = t(`news.${news}.next`, { returnObjects: true });
  const current = event ?? agreed;
  const title = localized(current, 'title', language);
  const rows = comparedRows(agreed, current, language);
  const changed = rows.filter(({ isChanged }) => isChanged).map(({ label }) => label);
  const isUnpaid = news === 'received' && booking.payBy !== undefined;
  const hours = news === 'received' && verificationHours(booking, event);
  const lines = agreedLines(booking);
  const total = linesWon(lines);
  const hasAlcohol = event !== undefined && isAlcoholRelated(event);
  // A booking without an order is paid at the event, and nothing was paid before.
  const isPaidOnSite = total > 0 && !booking.payBy && !booking.hasOrder;
  const isOver = BOOKING_MAILS[news].status === 'cancelled';
  const won = (amount: number) => (amount > 0 ? formatWon(amount) : t('free'));
  return {
    language,
    subject: subjectLine(language, t(`news.${news}.subject`, { title }), bookingReference(booking.id)),
    greeting: greeting(booking.name, language),
    paragraphs: [
      ...(isCorrection ? [t('corrected')] : []),
      ...t(isUnpaid ? 'news.received.unpaidParagraphs' : `news.${news}.paragraphs`, {
        title,
        won: won(total),
        until: booking.payBy ? formatEventTime(booking.payBy, language) : '',
        returnObjects: true,
      }),
      ...(hours ? [t('news.received.verifyWithin', { count: hours })] : []),
      ...(refundWon > 0 ? [t('refunding', { won: won(refundWon) })] : []),
      ...(changed.length > 0 ? [t('changes', { labels: changed.join(', ') })] : []),
    ],
    facts: [
      [t('reference'), bookingReference(booking.id)],
      ...rows.map(({ label, value }) => [label, value] as const),
      ...wayRows(current, store, language),
      [t('participants'), t('people', { count: numberOfParticipants })],
      ...(booking.cancellation?.reason ? [[t('reason'), booking.cancellation.reason] as const] : []),
      ...lines.map(
        ({ quantity, unitWon }) =>
          [
            t('pricePerPerson'),
            lines.length > 1 ? t('seatsAt', { count: quantity, won: won(unitWon) }) : won(unitWon),
          ] as const,
      ),
      [t('total'), won(total)],
      ...(isPaidOnSite && !isOver ? [[t('payment'), t('notices.paidOnSite')] as const] : []),
      ...(dueAtEventWon > 0 ? [[t('payment'), t('dueAtEvent', { won: won(dueAtEventWon) })] as const] : []),
      ...(total > 0 && !isOver ? [[t('refund'), refundText(booking, now)] as const] : []),
    ],
    next: hasAlcohol && !isOver ? [t('notices.bringProofOfAge'), ...next] : next,
    ...(!isOver && { action: { label: t(isUnpaid ? 'payOrManage' : 'manage'), url: manageUrl } }),
    notes: hasAlcohol ? [alcoholWarning(now, language)] : [],
  };
}

/**
 * Returns the mail about a booking in the guest's language, with a calendar file. It shows the agreed price and refund
 * rule, and what has changed about the event since the booking.
 * @param event in its current state; undefined when it has been deleted
 */
export function bookingMail(
  news: BookingNews,
  booking: Booking & { email: string },
  event: Event | undefined,
  context: BookingMailContext,
): MailContent {
  const status = BOOKING_MAILS[news].status ?? booking.status;
  const reference = bookingReference(booking.id);
  const note = `${mailText(booking.language, 'booking')('reference')}: ${reference}`;
  const terms = event ?? booking.agreed;
  const address = context.store && localized(context.store, 'address', booking.language);
  const appointment = bookingAppointment({ ...booking, status }, { ...terms, address }, note, context.now);
  return {
    to: oneLine(booking.email),
    replyTo: BRAND.eventsEmail,
    language: booking.language,
    message: {
      ...renderMail(bookingTemplate(news, booking, event, context)),
      attachments: [
        {
          filename: `${reference}.ics`,
          content: calendarFile(appointment),
          contentType: `text/calendar; charset=utf-8; method=${calendarMethod(appointment.status)}`,
        },
      ],
    },
  };
}
