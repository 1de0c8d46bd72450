import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import {
  MAILBOX_DAILY_LIMITS,
  MAILBOX_LIMIT,
  type MailboxDailyLimit,
  WAITING_STATES,
} from '@app/domain/mail/mail.ts';
import { type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import { mailboxOf } from '@app/domain/shared/email.ts';
import type { Deps } from '../deps.ts';
import { type Permit, RateLimited } from '../http/rate-limit.ts';
import { fromDocument } from '../store/documents.ts';

type Created = Pick<Mail, 'id' | 'createdAt'>;

/** Compares mails by creation time. */
const byCreation = (a: Created, b: Created) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Compares the mails of a mailbox by turn: those that somebody waits for come first. */
export const byTurn = (a: Created & Pick<Mail, 'isAwaited'>, b: Created & Pick<Mail, 'isAwaited'>) =>
  Number(b.isAwaited ?? false) - Number(a.isAwaited ?? false) || byCreation(a, b);

const mailsWhere = (db: Firestore, field: string, value: string) =>
  db.collection(COLLECTIONS.mail).where(field, '==', value);

/** Returns whether an earlier mail about the same record to the same reader is still queued or being sent. */
export async function isBehindEarlierMail(db: Firestore, mail: Mail): Promise<boolean> {
  if (!mail.about) return false;
  const { docs } = await mailsWhere(db, 'about', mail.about).get();
  return docs
    .flatMap((snapshot) => fromDocument(mailSchema, snapshot) ?? [])
    .some(
      (other) =>
        other.id !== mail.id &&
        other.to === mail.to &&
        byCreation(other, mail) < 0 &&
        (!other.delivery || WAITING_STATES.includes(other.delivery.state)),
    );
}

/**
 * A permit of a mailbox's hourly limit or, if there is none left, the queue (`line`) in which the mail waits and the
 * earliest time of the next attempt.
 */
export type MailboxPermit = Permit | { line: string; until?: Date };

const UNLIMITED: MailboxPermit = { giveBack: async () => {} };

/**
 * Counts a mail that a visitor caused for its mailbox. A mail beyond the limit is queued; so is one that arrives while
 * another one whose turn is earlier is queued.
 */
export async function takeMailboxTurn(
  { db, limiter, clock }: Pick<Deps, 'db' | 'limiter' | 'clock'>,
  mail: Mail,
): Promise<MailboxPermit> {
  if (!mail.fromVisitor) return UNLIMITED;
  const line = mailboxOf(mail.to);
  const now = clock.now();
  const { docs } = await mailsWhere(db, 'delivery.line', line)
    .orderBy('isAwaited', 'desc')
    .orderBy('createdAt')
    .limit(1)
    .get();
  const first = docs[0] && fromDocument(mailSchema, docs[0]);
  if (first && byTurn(first, mail) < 0) {
    const opening = first.delivery?.nextAttemptAt;
    return { line, ...(opening && opening > now && { until: opening }) };
  }
  try {
    return await limiter.take('mailbox', MAILBOX_LIMIT, line);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    return { line, until: new Date(now.getTime() + error.retryAfterSeconds * 1000) };
  }
}

type Limiter = Pick<Deps, 'limiter'>;

/** Counts a mail, before it is queued, under the daily limit of its kind for the mailbox of an address. @throws RateLimited */
const takeDailyTurn = ({ limiter }: Limiter, kind: MailboxDailyLimit, email: string): Promise<Permit> =>
  limiter.take(kind, MAILBOX_DAILY_LIMITS[kind], mailboxOf(email));

/**
 * Counts the mail that `queueMail` queues under the daily limit of its kind. Does not count if it returns false or throws.
 * @throws RateLimited, and what `queueMail` throws
 */
export async function queueWithinDailyLimit(
  deps: Limiter,
  kind: MailboxDailyLimit,
  email: string,
  queueMail: () => Promise<boolean>,
): Promise<void> {
  const turn = await takeDailyTurn(deps, kind, email);
  const isQueued = await queueMail().catch(async (error: unknown) => {
    await turn.giveBack();
    throw error;
  });
  if (!isQueued) await turn.giveBack();
}

/** Counts a mail that is left out in silence beyond the daily limit of its kind: returns undefined then. */
export async function findDailyTurn(
  deps: Limiter,
  kind: MailboxDailyLimit,
  email: string,
): Promise<Permit | undefined> {
  try {
    return await takeDailyTurn(deps, kind, email);
  } catch (error) {
    if (error instanceof RateLimited) return undefined;
    throw error;
  }
}
