import type { NodemailerError } from 'nodemailer';
import { BRAND } from '@app/domain/brand.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';

/**
 * What became of an attempt. `refused`: the server answered that it never takes this mail. `deferred`: it was not sent
 * and may be tried again; `unavailable` says that this lies with the server and not with the mail. `unknown`: all of it
 * was sent, and the answer never came.
 */
export type SendOutcome =
  | { result: 'sent' }
  | { result: 'refused' | 'unknown'; error: string; code?: number }
  | { result: 'deferred'; error: string; code?: number; unavailable: boolean };

export type SendMail = (mail: Mail) => Promise<SendOutcome>;

/** A server that says nothing for so long is gone. Nodemailer would wait for ten minutes. */
const TIMEOUT_MS = 30_000;
const TIMEOUTS = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

/** The commands whose answer is about one mail. An answer to any other (EHLO, AUTH, none at all) is about the server. */
const MAIL_COMMANDS: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** "Service not available, closing transmission channel", whatever it answers (RFC 5321, 4.2.3). */
const NOT_AVAILABLE = 421;
/** What nodemailer itself refuses to send: an address or a message that no server could take. */
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
 * Sends mails through the SMTP server at `url`. Each carries the same Message-ID whenever it is sent, so that mail
 * programs can tell a repetition, and says that no person wrote it (RFC 3834), so that no other program answers it.
 */
export function smtpSender(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): SendMail {
  return async ({ id, to, replyTo, headers, message, language }) => {
    // Here, not above: the functions that send nothing start without it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      ...TIMEOUTS,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // The content's stream ends when all of it has gone to the server, which is only asked for it after DATA.
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
