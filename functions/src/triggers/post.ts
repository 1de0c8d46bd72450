import type { Deps } from '../deps.ts';
import type { Post } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp.ts';

/** What mails are sent with: the configured server, if there is one. */
export function post({ db, transaction, limiter, clock, log, config: { smtpUrl } }: Deps): Post {
  return { db, transaction, limiter, clock, log, send: smtpUrl ? smtpSender(smtpUrl) : undefined };
}
