import { BRAND } from '@app/domain/brand.ts';
import type { AgreedTerms } from '@app/domain/booking/agreed-terms-schema.ts';
import { bookingAppointment } from '@app/domain/booking/booking-appointment.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { BookingStatus } from '@app/domain/booking/booking.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { calendarFile, calendarMethod } from '@app/domain/shared/calendar-file.ts';
import { alcoholWarning, isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { type Letter, oneLine, writeLetter } from '../letter.ts';
import type { MailContent } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export type BookingNews = 'received' | 'confirmed' | 'cancelled';

interface NewsWords {
  subject: (title: string) => string;
  paragraphs: (title: string) => string[];
  next: string[];
}

interface Words {
  news: Record<BookingNews, NewsWords>;
  reference: string;
  event: string;
  time: string;
  inSeoul: (time: string) => string;
  duration: string;
  minutes: (minutes: number) => string;
  place: string;
  participants: string;
  people: (count: number) => string;
  /** A value that has changed since the booking was made. */
  changedFrom: (now: string, then: string) => string;
  changes: (labels: string) => string;
  pricePerPerson: string;
  total: string;
  free: string;
  refund: string;
  refundRule: (days: number) => string;
  bringProofOfAge: string;
}

const KOREAN: Words = {
  news: {
    received: {
      subject: (title) => `예약 신청을 받았습니다: ${title}`,
      paragraphs: (title) => [
        `‘${title}’ 예약 신청을 잘 받았습니다. 자리는 지금부터 맡아 두겠습니다.`,
        '아직 확정된 예약은 아닙니다. 저희가 확인한 뒤 확정 여부를 이메일로 다시 알려 드립니다.',
      ],
      next: [
        '일정을 바꾸거나 취소하고 싶으시면 이 이메일에 답장해 주세요. 예약 번호를 함께 적어 주시면 더 빨리 도와드릴 수 있습니다.',
        '첨부한 파일을 열면 일정을 캘린더에 넣을 수 있습니다.',
      ],
    },
    confirmed: {
      subject: (title) => `예약이 확정되었습니다: ${title}`,
      paragraphs: (title) => [`‘${title}’ 예약이 확정되었습니다. 그날 뵙겠습니다.`],
      next: [
        '사정이 생겨 오지 못하게 되시면 이 이메일에 답장해 알려 주세요. 기다리는 다른 분께 자리를 드릴 수 있습니다.',
        '첨부한 파일을 열면 캘린더의 일정이 확정으로 바뀝니다.',
      ],
    },
    cancelled: {
      subject: (title) => `예약이 취소되었습니다: ${title}`,
      paragraphs: (title) => [
        `‘${title}’ 예약이 취소되어 알려 드립니다. 맡아 두었던 자리는 다시 열렸습니다.`,
      ],
      next: [
        '궁금한 점이 있거나 다른 날짜를 찾고 계시면 이 이메일에 답장해 주세요.',
        '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
      ],
    },
  },
  reference: '예약 번호',
  event: '체험',
  time: '일시',
  inSeoul: (time) => `${time} (한국 시간)`,
  duration: '소요 시간',
  minutes: (minutes) => `${minutes}분`,
  place: '장소',
  participants: '참가 인원',
  people: (count) => `${count}명`,
  changedFrom: (now, then) => `${now} (예약하실 때: ${then})`,
  changes: (labels) => `예약하신 뒤에 바뀐 내용이 있으니 꼭 확인해 주세요: ${labels}`,
  pricePerPerson: '1인 참가비',
  total: '참가비 합계',
  free: '무료',
  refund: '취소와 환불',
  refundRule: (days) =>
    `체험일 ${days}일 전까지 취소하시면 참가비 전액을 돌려드립니다. 그 뒤에는 다른 날짜로 옮기거나 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.`,
  bringProofOfAge: '술을 맛보는 체험이니, 나이를 확인할 수 있는 신분증을 꼭 가져와 주세요.',
};

const ENGLISH: Words = {
  news: {
    received: {
      subject: (title) => `We have your booking request: ${title}`,
      paragraphs: (title) => [
        `Thank you for your booking request for “${title}”. We are holding your places from now on.`,
        'Your booking is not confirmed yet. We will look at it and write to you again either way.',
      ],
      next: [
        'To change or cancel your booking, simply reply to this email. It helps if you mention the booking reference.',
        'Open the attached file to add the date to your calendar.',
      ],
    },
    confirmed: {
      subject: (title) => `Your booking is confirmed: ${title}`,
      paragraphs: (title) => [`Your booking for “${title}” is confirmed. We look forward to seeing you.`],
      next: [
        'If you cannot come after all, please reply to this email so that we can offer your places to somebody else.',
        'Open the attached file to mark the date as confirmed in your calendar.',
      ],
    },
    cancelled: {
      subject: (title) => `Your booking has been cancelled: ${title}`,
      paragraphs: (title) => [
        `We are writing to let you know that your booking for “${title}” has been cancelled. Your places have been released.`,
      ],
      next: [
        'If you have a question or are looking for another date, simply reply to this email.',
        'Open the attached file to remove the date from your calendar.',
      ],
    },
  },
  reference: 'Booking reference',
  event: 'Experience',
  time: 'When',
  inSeoul: (time) => `${time} (Korea Standard Time)`,
  duration: 'Duration',
  minutes: (minutes) => `${minutes} minutes`,
  place: 'Where',
  participants: 'Participants',
  people: String,
  changedFrom: (now, then) => `${now} (when you booked: ${then})`,
  changes: (labels) => `Please note what has changed since you booked: ${labels}.`,
  pricePerPerson: 'Price per person',
  total: 'Total',
  free: 'Free',
  refund: 'Cancellation and refund',
  refundRule: (days) =>
    `We return the full fee if you cancel up to ${days} ${days === 1 ? 'day' : 'days'} before the day. After that you may move to another date or pass your place to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards.`,
  bringProofOfAge: 'There will be alcohol to taste, so please bring an ID that shows your age.',
};

const WORDS: Record<Language, Words> = { kr: KOREAN, en: ENGLISH };

const STATUSES: Record<BookingNews, BookingStatus> = {
  received: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
};

type EventTerms = Omit<AgreedTerms, 'price' | 'refund'>;

/** What a mail says of an event in a guest's language: the same rows for what was agreed and for what is now. */
function eventRows(terms: EventTerms, language: Language) {
  const words = WORDS[language];
  return [
    [words.event, localized(terms, 'title', language)],
    [words.time, words.inSeoul(formatEventTime(terms.dateTime, language))],
    [words.duration, words.minutes(terms.duration)],
    [words.place, localized(terms, 'location', language)],
  ] as const;
}

/** The rows of the event as it is now; a row that differs from what was agreed names both. */
function comparedRows(agreed: EventTerms, current: EventTerms, language: Language) {
  const before = eventRows(agreed, language);
  return eventRows(current, language).map(([label, value], index) => {
    const then = before[index]![1];
    const isChanged = value !== then;
    return { label, value: isChanged ? WORDS[language].changedFrom(value, then) : value, isChanged };
  });
}

function letter(news: BookingNews, booking: Booking, event: Event | undefined, now: Date): Letter {
  const { agreed, language, numberOfParticipants } = booking;
  const words = WORDS[language];
  const { subject, paragraphs, next } = words.news[news];
  const current = event ?? agreed;
  const title = localized(current, 'title', language);
  const rows = comparedRows(agreed, current, language);
  const changed = rows.filter(({ isChanged }) => isChanged).map(({ label }) => label);
  const hasAlcohol = event !== undefined && isAlcoholRelated(event);
  const won = (amount: number) => (amount > 0 ? formatWon(amount) : words.free);
  return {
    language,
    subject: `[${BRAND.name[language]}] ${subject(title)} (${bookingReference(booking.id)})`,
    greeting: greeting(booking.name, language),
    paragraphs: [...paragraphs(title), ...(changed.length > 0 ? [words.changes(changed.join(', '))] : [])],
    facts: [
      [words.reference, bookingReference(booking.id)],
      ...rows.map(({ label, value }) => [label, value] as const),
      [words.participants, words.people(numberOfParticipants)],
      [words.pricePerPerson, won(agreed.price)],
      [words.total, won(agreed.price * numberOfParticipants)],
      ...(agreed.price > 0
        ? [[words.refund, words.refundRule(agreed.refund.freeCancellationDays)] as const]
        : []),
    ],
    next: hasAlcohol && news !== 'cancelled' ? [words.bringProofOfAge, ...next] : next,
    notes: hasAlcohol ? [alcoholWarning(now, language)] : [],
  };
}

/**
 * The mail about a booking in the language that the guest used, with the appointment for their calendar. It shows the
 * price and the refund rule that were agreed, and names what has changed about the event since.
 * @param event as it is now; undefined when it has been deleted
 */
export function bookingMail(
  news: BookingNews,
  booking: Booking,
  event: Event | undefined,
  now: Date,
): MailContent {
  const status = STATUSES[news];
  const appointment = bookingAppointment({ ...booking, status }, event ?? booking.agreed, now);
  return {
    to: oneLine(booking.email),
    replyTo: BRAND.eventsEmail,
    language: booking.language,
    message: {
      ...writeLetter(letter(news, booking, event, now)),
      attachments: [
        {
          filename: `${bookingReference(booking.id)}.ics`,
          content: calendarFile(appointment),
          contentType: `text/calendar; charset=utf-8; method=${calendarMethod(appointment.status)}`,
        },
      ],
    },
  };
}
