import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';

/**
 * Returns the last mail to an address that was corrected. Its reader may be a stranger, so it says nothing about the guest,
 * the new address or the record, and has no link.
 */
export function formerAddressMail(
  record: 'booking' | 'order' | 'waitlist',
  to: string,
  language: Language,
): MailContent {
  const t = mailText(language, 'formerAddress');
  return {
    to: oneLine(to),
    replyTo: record === 'order' ? BRAND.email : BRAND.eventsEmail,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t(`${record}.subject`)),
      greeting: greeting('', language),
      paragraphs: t(`${record}.paragraphs`, { returnObjects: true }),
      next: t(`${record}.next`, { returnObjects: true }),
    }),
  };
}
