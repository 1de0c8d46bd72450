import { firestoreRateLimiter } from '../src/store/rate-limit-store.ts';
import { firestoreTransactions } from '../src/store/transaction.ts';
import { parseEnvironment } from '../src/env.ts';
import type { LogEntry } from '../src/http/log.ts';
import type { MailSender } from '../src/mail/deliver-mail.ts';
import { firestoreOutbox } from '../src/mail/outbox.ts';
import { smtpSender } from '../src/mail/smtp.ts';
import { withDates } from '../src/store/documents.ts';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { MailServer } from './mail-server.ts';

const SITE = 'https://www.example.com';

/** Creates an outbox and senders of its mails, with a clock that the test controls and a log that it reads. */
export function mailSetup(db: FirebaseFirestore.Firestore, start: Date) {
  let now = start;
  const clock = { now: () => now, wait: async () => {} };
  const lines: LogEntry[] = [];
  const transaction = firestoreTransactions(db);
  const config = parseEnvironment(process.env);
  const limiter = firestoreRateLimiter({ db, transaction, clock, config });
  const mails = db.collection(COLLECTIONS.mail);
  return {
    outbox: firestoreOutbox(db, { ...config, siteOrigin: SITE, now: clock.now }),
    lines,
    clock,
    advance: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    /** Returns a sender that uses this server, or none. */
    by: (server?: Pick<MailServer, 'url'>): MailSender => ({
      db,
      transaction,
      limiter,
      clock,
      log: (entry) => lines.push(entry),
      send: server && smtpSender(server.url),
    }),
    deliveryOf: async (id: string) =>
      withDates((await mails.doc(id).get()).get('delivery')) as Mail['delivery'],
    exists: async (id: string) => (await mails.doc(id).get()).exists,
  };
}
