import { MAIL_LIFETIME_MS, retryDelayMs } from '@app/domain/mail/mail.ts';
import { type Delivery, type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import { tellOwner } from '../store/tell-owner.ts';
import type { SendMail, SendOutcome } from './smtp.ts';
import { isBehindEarlierMail, takeMailboxTurn } from './mailbox-limit.ts';
import { claimMail, deliveryFields, isQueued, mailDocument, updateQueued } from './waiting-mail.ts';

export interface MailSender extends Pick<Deps, 'db' | 'transaction' | 'limiter' | 'clock' | 'log'> {
  /** Absent while no mail server is configured: mails then stay queued until they expire. */
  send?: SendMail | undefined;
}

/** The result of a call. `unavailable`: the server cannot accept any mail at the moment. */
export type Delivered = 'sent' | 'not sent' | 'unavailable';

/** Number of failed attempts that cannot be explained by greylisting (a server's delay of an unknown sender's first mail). */
const DELAYED_AFTER = 3;

/** gRPC status code. */
const NOT_FOUND = 5;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** When a mail that is still queued expires. */
const endOfLife = ({ createdAt, delivery }: Mail) => delivery?.giveUpAt ?? after(createdAt, MAIL_LIFETIME_MS);

/** Returns the state of a mail after a failed attempt that is retried. */
function deferred(mail: Mail, attempts: number, error: string, now: Date): Delivery {
  const giveUpAt = endOfLife(mail);
  const nextAttemptAt = earlier(after(now, retryDelayMs(attempts)), giveUpAt);
  return { state: 'PENDING', attempts, nextAttemptAt, giveUpAt, error };
}

function finished(state: 'SUCCESS' | 'ERROR', attempts: number, error: string | null, now: Date): Delivery {
  return { state, attempts, error, endTime: now, leaseExpireTime: null };
}

/** Stores and logs the outcome of an attempt. */
async function storeOutcome(
  { db, clock, log }: MailSender,
  mail: Mail & { delivery: Delivery },
  outcome: SendOutcome,
): Promise<void> {
  const now = clock.now();
  const attempts = mail.delivery.attempts + 1;
  const line = { requestId: mail.id, attempts, ...('code' in outcome && { code: outcome.code }) };
  const note = async (delivery: Delivery) => {
    const { startTime } = mail.delivery;
    const document = mailDocument(db, mail.id);
    const batch = db.batch();
    batch.update(document, deliveryFields({ startTime, ...delivery }));
    if (delivery.state === 'ERROR') tellOwner(db, batch, { kind: 'mail', about: document, at: now });
    // The mail may have been deleted during the attempt, together with its record.
    await batch.commit().catch((error: { code?: unknown }) => {
      if (error.code !== NOT_FOUND) throw error;
    });
  };
  switch (outcome.result) {
    case 'sent':
      return note(finished('SUCCESS', attempts, null, now));
    case 'refused':
      log({ severity: 'WARNING', message: 'mail refused', ...line });
      return note(finished('ERROR', attempts, outcome.error, now));
    case 'unknown':
      log({ severity: 'ERROR', message: 'mail given up', reason: 'unknown', ...line });
      return note({ ...finished('ERROR', attempts, outcome.error, now), problem: 'unknown' });
    case 'deferred':
      if (outcome.unavailable) log({ severity: 'WARNING', message: 'mail server unavailable', ...line });
      else if (attempts >= DELAYED_AFTER) log({ severity: 'WARNING', message: 'mail delayed', ...line });
      else log({ severity: 'INFO', message: 'mail deferred', ...line });
      return note(deferred(mail, attempts, outcome.error, now));
  }
}

/** Queues a mail that another program stored, or that a person marked for retry in the Google Cloud console. */
async function schedule(sender: MailSender, mail: Mail, now: Date): Promise<void> {
  const giveUpAt = after(now, MAIL_LIFETIME_MS);
  await updateQueued(sender, mail.id, (delivery) => ({ ...delivery, nextAttemptAt: now, giveUpAt }));
}

/** Each write to a mail triggers the delivery function, so a mail that is already queued and stays due is not written. */
async function queueForMailbox(
  sender: MailSender,
  mail: Mail,
  { line, until }: { line: string; until?: Date },
) {
  if (mail.delivery?.line === line && !until) return;
  const nextAttemptAt = until && earlier(until, endOfLife(mail));
  await updateQueued(sender, mail.id, (delivery) => ({
    ...delivery,
    line,
    ...(nextAttemptAt && { nextAttemptAt }),
  }));
}

async function giveUp(sender: MailSender, mail: Mail, now: Date): Promise<void> {
  const attempts = mail.delivery?.attempts ?? 0;
  await updateQueued(sender, mail.id, ({ error = null }) => ({
    ...finished('ERROR', attempts, error, now),
    problem: 'expired',
  }));
  sender.log({
    severity: 'ERROR',
    message: 'mail given up',
    reason: 'expired',
    requestId: mail.id,
    attempts,
  });
}

/**
 * Sends a queued mail if it is due and the limit of its mailbox allows it. Concurrent calls send it once, because the
 * first one claims it. A temporary failure is retried later; a mail that the server refuses or may have accepted is not
 * sent again unless an admin requests it. The outcome is stored in the document.
 */
export async function deliverMail(sender: MailSender, id: string): Promise<Delivered> {
  const { db, clock, send } = sender;
  const now = clock.now();
  const mail = fromDocument(mailSchema, await mailDocument(db, id).get());
  if (!mail || !isQueued(mail.delivery?.state)) return 'not sent';
  const due = mail.delivery?.nextAttemptAt;
  if (!due) await schedule(sender, mail, now);
  else if (due > now) return 'not sent';
  else if (endOfLife(mail) <= now) {
    await giveUp(sender, mail, now);
    return 'not sent';
  }
  if (!send || (await isBehindEarlierMail(db, mail))) return 'not sent';

  const turn = await takeMailboxTurn(sender, mail);
  if ('line' in turn) {
    await queueForMailbox(sender, mail, turn);
    return 'not sent';
  }
  const claimed = await claimMail(sender, id, now).catch(async (error: unknown) => {
    await turn.giveBack();
    throw error;
  });
  const outcome = claimed && (await send(claimed));
  // A mail that did not reach the mailbox does not count.
  if (!outcome || outcome.result === 'deferred' || outcome.result === 'refused') await turn.giveBack();
  if (!outcome) return 'not sent';
  await storeOutcome(sender, claimed, outcome);
  if (outcome.result === 'deferred' && outcome.unavailable) return 'unavailable';
  return outcome.result === 'sent' ? 'sent' : 'not sent';
}
