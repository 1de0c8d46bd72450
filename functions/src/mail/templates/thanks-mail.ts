import { BRAND } from '@app/domain/brand.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { alcoholWarning, isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';

/** The story or product to which a mail of thanks links. */
export interface LinkedItem {
  kind: 'stories' | 'products';
  /** The path of its page on the Korean site. */
  path: string;
  title: string;
  titleKr: string;
  isAlcoholRelated: boolean;
}

/** Returns the mail that thanks a guest for coming, in the guest's language. It has no calendar file: the event is over. */
export function thanksMail(
  booking: Booking & { email: string },
  event: Event,
  item: (LinkedItem & { url: string }) | undefined,
  now: Date,
): MailContent {
  const { language, email, name, id } = booking;
  const t = mailText(language, 'thanks');
  const title = localized(event, 'title', language);
  const linked = item && localized(item, 'title', language);
  const hasAlcohol = isAlcoholRelated(event) || item?.isAlcoholRelated;
  return {
    to: oneLine(email),
    replyTo: BRAND.eventsEmail,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t('subject', { title }), bookingReference(id)),
      greeting: greeting(name, language),
      paragraphs: [
        ...t('paragraphs', { title, returnObjects: true }),
        ...(item ? t(item.kind, { item: linked!, returnObjects: true }) : []),
      ],
      next: t('next', { returnObjects: true }),
      ...(item && { action: { label: t('open', { item: linked! }), url: item.url } }),
      notes: hasAlcohol ? [alcoholWarning(now, language)] : [],
    }),
  };
}
