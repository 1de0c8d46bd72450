import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';

/** The fields of a mail that a template returns. */
export type MailContent = Pick<Mail, 'to' | 'replyTo' | 'headers' | 'message' | 'language'>;

/** The recipient of a mail about a newsletter subscription. */
export type Subscriber = Pick<NewsletterSubscription, 'id' | 'email' | 'language'>;

/** The links in a newsletter mail: to the pages that end and that confirm the subscription. */
export interface NewsletterLinks {
  unsubscribe: string;
  confirm: string;
}
