import { beforeEach, describe, expect, it } from 'vitest';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { fromDocument } from '../store/documents.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { queuedMail } from '../testing/queued-mail.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { deliverMail } from './deliver-mail.ts';
import { firestoreOutbox } from './outbox.ts';
import { smtpSender } from './smtp.ts';
import { giveUpOverdueMails, offerWaitingMails, OVERDUE_DAYS } from './waiting-mails.ts';

const WRITTEN = new Date('2026-11-21T00:00:00Z');
const TOO_LATE = new Date(WRITTEN.getTime() + OVERDUE_DAYS * 24 * 60 * 60 * 1000);
const LATER = new Date(TOO_LATE.getTime() - 1);

/** Nobody is told of these mails: as when no mail server was known. */
const { db } = unwatchedProject();
const mails = db.collection('mail');
const outbox = firestoreOutbox(db, { siteOrigin: 'https://www.example.com', now: () => WRITTEN });
const queued = (delivery?: object) => queuedMail(db, outbox, delivery);
const deliveryOf = async (id: string) => fromDocument(mailSchema, await mails.doc(id).get())!.delivery;

beforeEach(async () => {
  await db.recursiveDelete(mails);
});

describe('mails that wait', () => {
  it('are offered to the function that sends them, and sent once', async () => {
    const ids = [await queued(), await queued({ state: 'RETRY', attempts: 3 })];
    expect(await offerWaitingMails(db, LATER)).toBe(2);
    for (const id of ids) expect(await deliveryOf(id)).toMatchObject({ queuedAt: LATER });

    const server = await startMailServer();
    const clock = { now: () => LATER, wait: async () => {} };
    const sendAll = () =>
      Promise.all(ids.map((id) => deliverMail({ db, clock, send: smtpSender(server.url) }, id)));
    await Promise.all([sendAll(), sendAll()]);
    expect(server.taken).toHaveLength(2);
    expect(await offerWaitingMails(db, LATER)).toBe(0);
  });

  it.each(['PROCESSING', 'SUCCESS', 'ERROR'])('are not those whose state is %s', async (state) => {
    const delivery = { state, attempts: 1 };
    const id = await queued(delivery);
    expect(await offerWaitingMails(db, LATER)).toBe(0);
    expect(await giveUpOverdueMails(db, TOO_LATE)).toBe(0);
    expect(await deliveryOf(id)).toEqual(delivery);
  });

  it('are given up after three days, and not a moment earlier', async () => {
    const id = await queued();
    expect(await giveUpOverdueMails(db, LATER)).toBe(0);
    expect(await deliveryOf(id)).toEqual({ state: 'PENDING', attempts: 0 });
    expect(await giveUpOverdueMails(db, TOO_LATE)).toBe(1);
    expect(await deliveryOf(id)).toMatchObject({
      state: 'ERROR',
      error: expect.stringContaining('3 days'),
      endTime: TOO_LATE,
    });
    expect(await offerWaitingMails(db, TOO_LATE)).toBe(0);
  });

  it('for the admin’s sake wait as long as it takes', async () => {
    await queued({ state: 'RETRY', attempts: 3 });
    expect(await giveUpOverdueMails(db, TOO_LATE)).toBe(0);
    expect(await offerWaitingMails(db, TOO_LATE)).toBe(1);
  });
});
