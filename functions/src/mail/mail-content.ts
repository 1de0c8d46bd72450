import type { Mail } from '@app/domain/mail/mail-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';

/** A mail as a template writes it. */
export type MailContent = Pick<Mail, 'to' | 'replyTo' | 'headers' | 'message' | 'language'>;

/** Somebody who has just subscribed to the newsletter. */
export interface NewSubscriber {
  /** The subscription's. */
  id: string;
  email: string;
  language: Language;
  /** Opens the page on which the subscription ends: `/api/newsletter/unsubscribe?token=…`. */
  unsubscribeToken: string;
}
