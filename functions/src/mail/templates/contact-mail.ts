import { BRAND } from '@app/domain/brand.ts';
import type { ContactReply, ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { DEFAULT_LANGUAGE } from '@app/domain/shared/language.ts';
import { renderMail, subjectLine } from '../mail-template.ts';
import type { MailContent } from '../mail-content.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';

/** Returns the mail that confirms the receipt of a message to the visitor. It does not repeat the message: see `greeting`. */
export function contactReceipt({
  name,
  email,
  inquiryType,
  language = DEFAULT_LANGUAGE,
}: ContactSubmission): MailContent {
  const t = mailText(language, 'contact');
  return {
    to: email,
    replyTo: BRAND.email,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t('subject')),
      greeting: greeting(name, language),
      paragraphs: t('paragraphs', { returnObjects: true }),
      facts: [[t('inquiry'), t(`inquiryTypes.${inquiryType}`)]],
      next: t('next', { returnObjects: true }),
    }),
  };
}

/** Returns the mail that answers a visitor's message, in the visitor's language. It quotes the message at the end. */
export function contactReply(
  { name, email, inquiryType, message, language = DEFAULT_LANGUAGE }: ContactSubmission,
  reply: Pick<ContactReply, 'message'>,
): MailContent {
  const t = mailText(language, 'contact');
  return {
    to: email,
    replyTo: BRAND.email,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t('reply.subject', { inquiry: t(`inquiryTypes.${inquiryType}`) })),
      greeting: greeting(name, language),
      paragraphs: [reply.message],
      next: [t('reply.quoted'), message],
      notes: [t('reply.answer')],
    }),
  };
}
