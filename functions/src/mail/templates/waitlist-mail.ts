import { BRAND } from '@app/domain/brand.ts';
import { linesWon } from '@app/domain/booking/agreed-lines.ts';
import { agreedTerms, freeCancellationEnd } from '@app/domain/booking/agreed-terms.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';
import { refundDeadline } from './refund-deadline.ts';
import { wayRows } from './way-rows.ts';

/** What a mail to a guest on the waitlist is about. The mail about the booking confirms that an offer was accepted. */
export type WaitlistNews =
  | 'joined'
  /** The guest asked to join again. */
  | 'link'
  | 'offered'
  /** The owner has changed the event. */
  | 'eventChanged'
  | 'lapsed'
  | 'left'
  | 'removed'
  | 'closed'
  | 'calledOff';

interface WaitlistMailContext {
  /** The entry's page, which changes nothing when it is opened. */
  url: string;
  now: Date;
  /** The mail goes to an address that was just corrected. */
  isCorrection?: boolean;
  /** The store where the event takes place, if it names one that visitors see. */
  store?: StoreLocation | undefined;
}

/** Returns what a seat costs, with the price when the guest joined if that was another; of an offer also the total and until when it is refunded. */
function priceFacts(
  { language, offer, event: joined }: WaitlistEntry,
  event: Event,
  now: Date,
): [string, string][] {
  const t = mailText(language, 'waitlist');
  const b = mailText(language, 'booking');
  const won = (amount: number) => (amount > 0 ? formatWon(amount) : b('free'));
  const { seats, price = event.price } = offer ?? {};
  const refund = refundDeadline(b, freeCancellationEnd(agreedTerms(event)), now, language);
  return [
    [b('pricePerPerson'), since(t, won(price), joined.price === undefined ? undefined : won(joined.price))],
    ...(seats
      ? [
          [
            b('total'),
            t('totalOf', {
              seats: t('seats', { count: seats }),
              won: won(linesWon([{ quantity: seats, unitWon: price }])),
            }),
          ] as [string, string],
        ]
      : []),
    ...(seats && price > 0 ? [[b('refund'), refund] as [string, string]] : []),
  ];
}

/** Returns a value, with the one that it had when the guest joined if that was another. */
const since = (t: ReturnType<typeof mailText<'waitlist'>>, now: string, before: string | undefined) =>
  before === undefined || before === now ? now : t('changedFrom', { now, before });

/**
 * Returns the mail about an entry of a waitlist in the guest's language.
 * @param event in its current state; undefined when it has been deleted
 */
export function waitlistMail(
  news: WaitlistNews,
  entry: WaitlistEntry,
  event: Event | undefined,
  { url, now, isCorrection, store }: WaitlistMailContext,
): MailContent {
  const { language, partySize, acceptsFewer, offer } = entry;
  const t = mailText(language, 'waitlist');
  const b = mailText(language, 'booking');
  const current = event ?? entry.event;
  const title = localized(current, 'title', language);
  const variables = {
    title,
    seats: offer ? t('seats', { count: offer.seats }) : '',
    until: offer ? formatEventTime(offer.expiresAt, language) : '',
  };
  const timeOf = ({ dateTime }: { dateTime: Date }) =>
    b('inSeoul', { time: formatEventTime(dateTime, language) });
  const placeOf = (terms: WaitlistEntry['event']) => localized(terms, 'location', language);
  const party = acceptsFewer ? t('orFewer', { count: partySize }) : b('people', { count: partySize });
  return {
    to: oneLine(entry.email),
    replyTo: BRAND.eventsEmail,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t(`news.${news}.subject`, { title })),
      greeting: greeting(entry.name, language),
      paragraphs: [
        ...(isCorrection ? [t('corrected')] : []),
        ...t(`news.${news}.paragraphs`, { ...variables, returnObjects: true }),
      ],
      facts: [
        [b('event'), title],
        [b('time'), since(t, timeOf(current), timeOf(entry.event))],
        [b('place'), since(t, placeOf(current), placeOf(entry.event))],
        ...(isLive(entry.state) ? wayRows(current, store, language) : []),
        [t('party'), party],
        ...(event && (news === 'offered' || news === 'eventChanged') ? priceFacts(entry, event, now) : []),
      ],
      next: t(`news.${news}.next`, { returnObjects: true }),
      ...(isLive(entry.state) && {
        action: { label: t(entry.state === 'offered' ? 'answer' : 'open'), url },
      }),
    }),
  };
}
