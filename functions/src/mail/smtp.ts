import type { NodemailerError } from 'nodemailer';
import { BRAND } from '@app/domain/brand.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';

/**
 * The outcome of an attempt. `refused`: the server permanently refuses this mail. `deferred`: it was not sent and can be
 * retried; `unavailable` is set when the cause is the server, not the mail. `unknown`: it was sent completely, and the
 * answer was lost.
 */
export type SendOutcome =
  | { result: 'sent' }
  | { result: 'refused' | 'unknown'; error: string; code?: number }
  | { result: 'deferred'; error: string; code?: number; unavailable: boolean };

export type SendMail = (mail: Mail) => Promise<SendOutcome>;

/** Timeout for an answer of the server. Nodemailer's default is ten minutes. */
const TIMEOUT_MS = 30_000;
const TIMEOUTS = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

/** The commands whose errors concern one mail. Other errors (EHLO, AUTH, the connection) concern the server. */
const MAIL_COMMANDS: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** "Service not available, closing transmission channel", a possible answer to any command (RFC 5321, 4.2.3). */
const NOT_AVAILABLE = 421;
/** nodemailer's codes for an address or a message that cannot be sent. */
const UNSENDABLE: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

function outcomeOf(error: NodemailerError, isContentSent: boolean): SendOutcome {
  const { message, responseCode, permanent, command, code } = error;
  const failure = { error: message, ...(responseCode !== undefined && { code: responseCode }) };
  if (isContentSent && responseCode === undefined) return { result: 'unknown', ...failure };
  const isAboutMail = MAIL_COMMANDS.includes(command) && responseCode !== NOT_AVAILABLE;
  const isUnsendable = responseCode === undefined && UNSENDABLE.includes(code);
  if (isUnsendable || (isAboutMail && permanent)) return { result: 'refused', ...failure };
  return { result: 'deferred', ...failure, unavailable: !isAboutMail };
}

/**
 * Returns a function that sends mails through the SMTP server at `url`. A repeated mail has the same Message-ID, so that
 * mail programs recognize the duplicate. Mails are marked as auto-generated (RFC 3834), so that no program replies.
 */
export function smtpSender(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): SendMail {
  return async ({ id, to, replyTo, headers, message, language }) => {
    // Loaded here, so that functions that send no mail start without it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      ...TIMEOUTS,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // The content stream is read after DATA; it ends when everything was sent to the server.
    let isContentSent = false;
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((content) => content.once('end', () => (isContentSent = true)));
      done();
    });
    try {
      await transport.sendMail({
        from: { name: BRAND.name[language], address: BRAND.email },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        messageId: `<${id}@${BRAND.adminDomain}>`,
        ...message,
      });
      return { result: 'sent' };
    } catch (error) {
      return outcomeOf(error as NodemailerError, isContentSent);
    } finally {
      transport.close();
    }
  };
}
