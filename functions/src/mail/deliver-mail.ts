import { MAIL_LIFETIME_MS, retryDelayMs } from '@app/domain/mail/mail.ts';
import { type Delivery, type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import type { SendMail, SendOutcome } from './smtp.ts';
import { isBehindEarlierMail, takeTurn } from './turn.ts';
import { claimMail, deliveryFields, isWaiting, mailDocument, updateWaiting } from './waiting-mail.ts';

export interface MailSender extends Pick<Deps, 'db' | 'transaction' | 'limiter' | 'clock' | 'log'> {
  /** Absent while no mail server is known: mails then wait, or expire. */
  send?: SendMail | undefined;
}

/** What a call came to. `unavailable`: no other mail can be sent at the moment either. */
export type Delivered = 'sent' | 'not sent' | 'unavailable';

export const OUTCOME_UNKNOWN = 'Whether it was sent is not known. Set the state to RETRY to send it (again).';
const EXPIRED = 'No mail server took it in three days, so it is not sent any more.';

/** So many attempts that fail are more than the delay that many servers impose on an unknown sender's first mail. */
const DELAYED_AFTER = 3;

/** gRPC's code. */
const NOT_FOUND = 5;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** When a mail is given up if it still waits then. */
const endOfLife = ({ createdAt, delivery }: Mail) => delivery?.giveUpAt ?? after(createdAt, MAIL_LIFETIME_MS);

/** Waiting again after an attempt that failed, until the next one. */
function deferred(mail: Mail, attempts: number, error: string, now: Date): Delivery {
  const giveUpAt = endOfLife(mail);
  const nextAttemptAt = earlier(after(now, retryDelayMs(attempts)), giveUpAt);
  return { state: 'PENDING', attempts, nextAttemptAt, giveUpAt, error };
}

function finished(state: 'SUCCESS' | 'ERROR', attempts: number, error: string | null, now: Date): Delivery {
  return { state, attempts, error, endTime: now, leaseExpireTime: null };
}

/** Notes and logs what became of an attempt. */
async function noteOutcome(
  { db, clock, log }: MailSender,
  mail: Mail & { delivery: Delivery },
  outcome: SendOutcome,
): Promise<void> {
  const now = clock.now();
  const attempts = mail.delivery.attempts + 1;
  const line = { requestId: mail.id, attempts, ...('code' in outcome && { code: outcome.code }) };
  const note = async (delivery: Delivery) => {
    const { startTime } = mail.delivery;
    // It may have been deleted meanwhile, with the record that it was about.
    await mailDocument(db, mail.id)
      .update(deliveryFields({ startTime, ...delivery }))
      .catch((error: { code?: unknown }) => {
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
      return note(finished('ERROR', attempts, `${outcome.error}. ${OUTCOME_UNKNOWN}`, now));
    case 'deferred':
      if (outcome.unavailable) log({ severity: 'WARNING', message: 'mail server unavailable', ...line });
      else if (attempts >= DELAYED_AFTER) log({ severity: 'WARNING', message: 'mail delayed', ...line });
      else log({ severity: 'INFO', message: 'mail deferred', ...line });
      return note(deferred(mail, attempts, outcome.error, now));
  }
}

/** A mail that another program put there, or that a person marked in Google's console, joins those that wait. */
async function schedule(post: MailSender, mail: Mail, now: Date): Promise<void> {
  const giveUpAt = after(now, MAIL_LIFETIME_MS);
  await updateWaiting(post, mail.id, (delivery) => ({ ...delivery, nextAttemptAt: now, giveUpAt }));
}

/** Each change of a mail calls the function that sends mails: one that is in line already and stays due is not changed. */
async function waitInLine(post: MailSender, mail: Mail, { line, until }: { line: string; until?: Date }) {
  if (mail.delivery?.line === line && !until) return;
  const nextAttemptAt = until && earlier(until, endOfLife(mail));
  await updateWaiting(post, mail.id, (delivery) => ({
    ...delivery,
    line,
    ...(nextAttemptAt && { nextAttemptAt }),
  }));
}

async function giveUp(post: MailSender, mail: Mail, now: Date): Promise<void> {
  const attempts = mail.delivery?.attempts ?? 0;
  await updateWaiting(post, mail.id, () => finished('ERROR', attempts, EXPIRED, now));
  post.log({ severity: 'ERROR', message: 'mail given up', reason: 'expired', requestId: mail.id, attempts });
}

/**
 * Sends a waiting mail if it is due and its turn has come: once, whoever comes second finds it taken. What the server
 * cannot take now waits for a later attempt; what it refuses, and what may have been sent, is not sent again unless a
 * person asks for it. The outcome is noted in the document.
 */
export async function deliverMail(post: MailSender, id: string): Promise<Delivered> {
  const { db, clock, send } = post;
  const now = clock.now();
  const mail = fromDocument(mailSchema, await mailDocument(db, id).get());
  if (!mail || !isWaiting(mail.delivery?.state)) return 'not sent';
  const due = mail.delivery?.nextAttemptAt;
  if (!due) await schedule(post, mail, now);
  else if (due > now) return 'not sent';
  else if (endOfLife(mail) <= now) {
    await giveUp(post, mail, now);
    return 'not sent';
  }
  if (!send || (await isBehindEarlierMail(db, mail))) return 'not sent';

  const turn = await takeTurn(post, mail);
  if ('line' in turn) {
    await waitInLine(post, mail, turn);
    return 'not sent';
  }
  const claimed = await claimMail(post, id, now).catch(async (error: unknown) => {
    await turn.giveBack();
    throw error;
  });
  const outcome = claimed && (await send(claimed));
  // What has not reached the mailbox does not count.
  if (!outcome || outcome.result === 'deferred' || outcome.result === 'refused') await turn.giveBack();
  if (!outcome) return 'not sent';
  await noteOutcome(post, claimed, outcome);
  if (outcome.result === 'deferred' && outcome.unavailable) return 'unavailable';
  return outcome.result === 'sent' ? 'sent' : 'not sent';
}
