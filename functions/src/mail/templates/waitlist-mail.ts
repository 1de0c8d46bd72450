import { BRAND } from '@app/domain/brand.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { isLive } from '@app/domain/waitlist/waitlist-operations.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';

/** What a mail to a guest on the waitlist is about. The mail about the booking confirms that an offer was accepted. */
export type WaitlistNews =
  | 'joined'
  /** The guest asked to join again. */
  | 'link'
  | 'offered'
  | 'lapsed'
  | 'left'
  | 'removed'
  | 'closed'
  | 'calledOff';

/**
 * Returns the mail about an entry of a waitlist in the guest's language.
 * @param event in its current state; undefined when it has been deleted
 * @param url the entry's page, which changes nothing when it is opened
 */
export function waitlistMail(
  news: WaitlistNews,
  entry: WaitlistEntry,
  event: Event | undefined,
  url: string,
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
  const party = acceptsFewer ? t('orFewer', { count: partySize }) : b('people', { count: partySize });
  return {
    to: oneLine(entry.email),
    replyTo: BRAND.eventsEmail,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t(`news.${news}.subject`, { title })),
      greeting: greeting(entry.name, language),
      paragraphs: t(`news.${news}.paragraphs`, { ...variables, returnObjects: true }),
      facts: [
        [b('event'), title],
        [b('time'), b('inSeoul', { time: formatEventTime(current.dateTime, language) })],
        [b('place'), localized(current, 'location', language)],
        [t('party'), party],
      ],
      next: t(`news.${news}.next`, { returnObjects: true }),
      ...(isLive(entry.state) && {
        action: { label: t(entry.state === 'offered' ? 'answer' : 'open'), url },
      }),
    }),
  };
}
