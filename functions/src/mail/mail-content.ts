import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';

/** A mail as a template writes it. */
export type MailContent = Pick<Mail, 'to' | 'replyTo' | 'headers' | 'message' | 'language'>;

/** Whom a mail about a newsletter subscription is written to. */
export type Subscriber = Pick<NewsletterSubscription, 'id' | 'email' | 'language'>;

/** Where the links in a newsletter mail lead: to the pages that end and that confirm the subscription. */
export interface NewsletterLinks {
  unsubscribe: string;
  confirm: string;
}
