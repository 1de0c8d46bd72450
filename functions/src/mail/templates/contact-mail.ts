import { BRAND } from '@app/domain/brand.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { writeLetter } from '../letter.ts';
import type { MailContent } from '../mail-content.ts';
import { mailText } from '../mail-text.ts';
import { greeting } from './greeting.ts';

/** Tells a visitor that their message has arrived. It repeats nothing of it: see `greeting`. */
export function contactReceipt(
  { name, email, inquiryType }: ContactSubmission,
  language: Language,
): MailContent {
  const t = mailText(language, 'contact');
  return {
    to: email,
    replyTo: BRAND.email,
    language,
    message: writeLetter({
      language,
      subject: `[${BRAND.name[language]}] ${t('subject')}`,
      greeting: greeting(name, language),
      paragraphs: t('paragraphs', { returnObjects: true }),
      facts: [[t('inquiry'), t(`inquiryTypes.${inquiryType}`)]],
      next: t('next', { returnObjects: true }),
    }),
  };
}

/** Brings a visitor's message to the brand, in Korean; the answer goes straight to the visitor. */
export function contactNotice(submission: ContactSubmission, language: Language): MailContent {
  const { name, email, inquiryType, message, createdAt } = submission;
  const t = mailText('kr', 'notice');
  const inquiry = mailText('kr', 'contact')(`inquiryTypes.${inquiryType}`);
  return {
    to: BRAND.email,
    replyTo: email,
    language: 'kr',
    message: writeLetter({
      language: 'kr',
      subject: t('subject', { inquiry, name }),
      greeting: t('greeting'),
      paragraphs: [],
      facts: [
        [t('name'), name],
        [t('email'), email],
        [t('inquiry'), inquiry],
        [t('language'), t(`languages.${language}`)],
        [t('receivedAt'), formatEventTime(createdAt, 'kr')],
      ],
      next: [message],
    }),
  };
}
