import type { NodemailerError } from 'nodemailer';
import { BRAND } from '@app/domain/brand.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';

/** `unknown`: the server may have taken the mail, but its answer never came. */
export type SendOutcome = { result: 'sent' } | { result: 'refused' | 'unknown'; error: string };

export type SendMail = (mail: Mail) => Promise<SendOutcome>;

/** A server that says nothing for so long is gone. Nodemailer would wait for ten minutes. */
const PATIENCE_MS = 30_000;
const TIMEOUTS = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };

/** How nodemailer names a connection that broke: before it stood (`connect`), or at any later moment. */
const BROKEN: readonly unknown[] = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'];

function outcomeOf(error: NodemailerError): SendOutcome {
  const answered = error.responseCode !== undefined;
  const neverStood =
    error.syscall === 'connect' || (error.timeoutType ?? 'SOCKET_TIMEOUT') !== 'SOCKET_TIMEOUT';
  const unknown = BROKEN.includes(error.code) && !answered && !neverStood;
  return { result: unknown ? 'unknown' : 'refused', error: error.message };
}

/**
 * Sends mails through the SMTP server at `url`. Each carries the same Message-ID whenever it is sent, so that mail
 * programs can tell a repetition.
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
    try {
      await transport.sendMail({
        from: { name: BRAND.name[language], address: BRAND.email },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(headers && { headers }),
        messageId: `<${id}@${BRAND.adminDomain}>`,
        ...message,
      });
      return { result: 'sent' };
    } catch (error) {
      return outcomeOf(error as NodemailerError);
    } finally {
      transport.close();
    }
  };
}
