import type { Deps } from '../deps.ts';
import type { MailSender } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp.ts';

/** Returns the mail sender with its SMTP server, if one is configured. */
export function createMailSender({
  db,
  transaction,
  limiter,
  clock,
  log,
  config: { smtpUrl },
}: Deps): MailSender {
  return { db, transaction, limiter, clock, log, send: smtpUrl ? smtpSender(smtpUrl) : undefined };
}
