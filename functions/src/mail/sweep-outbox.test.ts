import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAILBOX_LIMIT } from '@app/domain/mail/mail.ts';
import { aBooking, aContactSubmission, anEvent } from '@app/domain/testing/factories.ts';
import { withOverrides } from '../../testing/with-overrides.ts';
import { mailSetup } from '../../testing/mail-setup.ts';
import { type MailServer, type Reaction, startMailServer } from '../../testing/mail-server.ts';
import { queuedMail, queuedMails } from '../../testing/queued-mail.ts';
import { storedBooking } from '../../testing/stored.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { toDocument } from '../store/documents.ts';
import { deliverMail } from './deliver-mail.ts';
import { deliverDueMails, giveUpAbandonedMails, sweepOutbox } from './sweep-outbox.ts';
import { LEASE_MS } from './waiting-mail.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const DAY = 24 * 60;
const { db } = isolatedProject();

let world: ReturnType<typeof mailSetup>;
beforeEach(async () => {
  await db.recursiveDelete(db.collection('mail'));
  await db.recursiveDelete(db.collection('rateLimits'));
  world = mailSetup(db, NOW);
});

const guest = () => `guest-${crypto.randomUUID()}@example.com`;
const queued = (delivery?: object, email = guest()) => queuedMail(db, world.outbox, delivery, { email });

/** Returns the log messages that the alert on undelivered mails in the operations guide watches. */
function watchedMessages(): string[] {
  const handbook = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const row = handbook.split('\n').find((line) => line.startsWith('| mails are not sent |'));
  const [, filter = ''] = /`jsonPayload\.message=\(([^)]*)\)`/.exec(row ?? '') ?? [];
  return [...filter.matchAll(/"([^"]+)"/g)].map(([, message]) => message!);
}
const alerts = () => world.lines.filter(({ message }) => watchedMessages().includes(message));

describe('outbox sweep', () => {
  it('sends due mails, oldest first', async () => {
    const server = await startMailServer();
    const expected: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      expected.push(guest());
      await queued(undefined, expected.at(-1));
      world.advance(1);
    }
    expect(await deliverDueMails(world.by(server))).toEqual({ due: 4, sent: 4 });
    expect(server.taken.map(({ to }) => to![0]!.address)).toEqual(expected);
    expect(await deliverDueMails(world.by(server))).toEqual({ due: 0, sent: 0 });
  });

  it('sends every mail after an outage, alerts the owner, and tries an unavailable server once per sweep', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => queued()));
    const down = await startMailServer();
    await down.stop();
    // The trigger's attempt and two sweeps take six minutes.
    await deliverMail(world.by(down), ids[0]!);
    expect(alerts()).toMatchObject([{ message: 'mail server unavailable', attempts: 1 }]);
    world.advance(1);
    expect(await deliverDueMails(world.by(down))).toEqual({ due: 3, sent: 0 });
    world.advance(5);
    await deliverDueMails(world.by(down));
    expect(world.lines).toHaveLength(3);

    const up = await startMailServer();
    let sent = 0;
    for (let sweeps = 0; sweeps < 4; sweeps += 1) {
      sent += (await deliverDueMails(world.by(up))).sent;
      world.advance(5);
    }
    expect(sent).toBe(4);
    expect(up.taken).toHaveLength(4);
    for (const id of ids) expect(await world.deliveryOf(id)).toMatchObject({ state: 'SUCCESS' });
  });

  it('gives a mail up after exactly three days, with or without a mail server', async () => {
    const [waiting, retried] = [
      await queued(),
      await queued({ state: 'PENDING', attempts: 7, nextAttemptAt: NOW }),
    ];
    world.advance(3 * DAY - 1);
    expect((await deliverDueMails(world.by())).due).toBe(2);
    expect(await world.deliveryOf(waiting)).toMatchObject({ state: 'PENDING' });
    world.advance(1);
    await deliverDueMails(world.by());
    for (const id of [waiting, retried])
      expect(await world.deliveryOf(id)).toMatchObject({
        state: 'ERROR',
        problem: 'expired',
      });
    expect(alerts()).toHaveLength(2);
    expect(alerts()[0]).toMatchObject({ severity: 'ERROR', message: 'mail given up', reason: 'expired' });
  });

  it('gives up a mail whose function ended during the attempt, exactly when its lease expires', async () => {
    const leaseExpireTime = new Date(NOW.getTime() + LEASE_MS);
    const id = await queued({ state: 'PROCESSING', attempts: 0, leaseExpireTime });
    world.advance(LEASE_MS / 60_000 - 1);
    expect(await giveUpAbandonedMails(world.by())).toBe(0);
    world.advance(1);
    expect(await giveUpAbandonedMails(world.by())).toBe(1);
    expect(await world.deliveryOf(id)).toMatchObject({ state: 'ERROR', leaseExpireTime: null });
    expect((await world.deliveryOf(id))!.problem).toBe('unknown');
    expect(alerts()).toMatchObject([{ message: 'mail given up', reason: 'abandoned' }]);
  });

  it('sends the other mails when one cannot be processed, and reports it', async () => {
    const server = await startMailServer();
    const broken = await queued();
    // This is not a valid document path.
    await db.doc(`mail/${broken}`).update({ about: 'eventBookings' });
    world.advance(1);
    const other = await queued();
    await expect(deliverDueMails(world.by(server))).rejects.toThrow(broken);
    expect(await world.deliveryOf(other)).toMatchObject({ state: 'SUCCESS' });
    expect(world.lines).toMatchObject([{ severity: 'ERROR', message: 'part failed', requestId: broken }]);
  });

  it('sends due mails when giving up abandoned mails fails', async () => {
    const server = await startMailServer();
    const id = await queued();
    const failing = withOverrides(db, {
      runTransaction: () => Promise.reject(new Error('The transaction failed.')),
    });
    await expect(sweepOutbox({ ...world.by(server), db: failing }, 'sweep')).rejects.toThrow('abandoned');
    expect(await world.deliveryOf(id)).toMatchObject({ state: 'SUCCESS' });
  });

  it('does not count a mail for the mailbox limit when it cannot be claimed', async () => {
    const server = await startMailServer();
    const email = guest();
    const id = await queued(undefined, email);
    const sender = world.by(server);
    const limiter = withOverrides(sender.limiter, {
      take: async (...args) => {
        const permit = await sender.limiter.take(...args);
        await db.doc(`mail/${id}`).update({ about: 'eventBookings' });
        return permit;
      },
    });
    await expect(deliverMail({ ...sender, limiter }, id)).rejects.toThrow('must point to a document');
    await db.doc(`mail/${id}`).delete();
    for (let sent = 0; sent < MAILBOX_LIMIT.max; sent += 1) {
      await deliverMail(sender, await queued(undefined, email));
    }
    expect(server.taken).toHaveLength(MAILBOX_LIMIT.max);
  });
});

describe('mails about one booking', () => {
  /** Queues the mails "received" and "confirmed", a minute apart. */
  async function twoMails() {
    const event = anEvent();
    const booking = await storedBooking(db, aBooking(event.id, { email: guest() }));
    const [received] = await queuedMails(db, (writer) =>
      world.outbox.queueBookingMail(writer, 'received', booking, event),
    );
    world.advance(1);
    const confirmedBooking = { ...booking, status: 'confirmed' as const };
    const [confirmed] = await queuedMails(db, (writer) =>
      world.outbox.queueBookingMail(writer, 'confirmed', confirmedBooking, event),
    );
    return { received: received!, confirmed: confirmed! };
  }

  it('are sent in order: a later one waits for the earlier one', async () => {
    const server = await startMailServer(['450 at RCPT']);
    const { received, confirmed } = await twoMails();
    await deliverMail(world.by(server), received);
    await deliverMail(world.by(server), confirmed);
    expect(server.asked).toBe(1);
    world.advance(5);
    await deliverDueMails(world.by(server));
    expect(server.taken.map(({ messageId }) => messageId!.slice(1).split('@')[0])).toEqual([
      received,
      confirmed,
    ]);
  });

  it('do not wait for a mail that was given up', async () => {
    const server = await startMailServer(['550 after DATA']);
    const { received, confirmed } = await twoMails();
    await deliverMail(world.by(server), received);
    await deliverMail(world.by(server), confirmed);
    expect(await world.deliveryOf(confirmed)).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('limit of mails to one mailbox that visitors cause', () => {
  const victim = 'v.ictim@gmail.com';

  /** Queues mails of two kinds to different spellings of one mailbox, a minute apart. */
  async function flood(count: number): Promise<string[]> {
    const spellings = [victim, ' V.ICTIM@gmail.com', 'victim+sale@gmail.com', 'vic.tim@googlemail.com'];
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const email = spellings[index % spellings.length]!.trim();
      if (index % 2 === 0) ids.push(await queued(undefined, email));
      else {
        const contact = aContactSubmission({ email });
        await db.collection('contacts').doc(contact.id).set(toDocument(contact));
        const [acknowledgement] = await queuedMails(db, (writer) =>
          world.outbox.contactReceived(writer, contact),
        );
        ids.push(acknowledgement!);
      }
      world.advance(1);
    }
    return ids;
  }

  /** Returns the ids of the mails that the mailbox has received, in order; the brand gets mails too. */
  const receivedBy = ({ taken }: MailServer) =>
    taken
      .filter(({ to }) => to![0]!.address!.includes('@g'))
      .map(({ messageId }) => messageId!.slice(1).split('@')[0]!);

  it(
    'allows five mails in any hour over all kinds and spellings, and sends the others by turn',
    { timeout: 60_000 },
    async () => {
      const server = await startMailServer();
      const sentAt: number[] = [];
      const sender = world.by(server);
      const send: typeof sender.send = async (mail) => {
        if (mail.to.includes('@g')) sentAt.push(world.clock.now().getTime());
        return sender.send!(mail);
      };
      const ids = await flood(12);
      for (const id of ids.toReversed()) await deliverMail({ ...sender, send }, id);
      expect(sentAt).toHaveLength(MAILBOX_LIMIT.max);
      for (const id of ids) expect((await world.deliveryOf(id))!.state).toMatch(/SUCCESS|PENDING/);

      for (let sweeps = 0; sweeps < 40; sweeps += 1) {
        world.advance(5);
        await deliverDueMails({ ...sender, send });
      }
      expect(sentAt).toHaveLength(12);
      const spans = sentAt.slice(MAILBOX_LIMIT.max).map((moment, index) => moment - sentAt[index]!);
      expect(Math.min(...spans)).toBeGreaterThanOrEqual(MAILBOX_LIMIT.seconds * 1000);
      const order = receivedBy(server).map((id) => ids.indexOf(id));
      // The last five were sent immediately. Of the others, those about bookings, which have even numbers, come first.
      expect(order.slice(5)).toEqual([0, 2, 4, 6, 1, 3, 5]);
    },
  );

  it('does not delay mails caused by the admin, and does not count a refused mail', async () => {
    const server = await startMailServer([
      '550 at RCPT',
      ...Array.from({ length: 5 }, (): Reaction => 'take'),
    ]);
    const ids = await flood(6);
    for (const id of ids) await deliverMail(world.by(server), id);
    expect(server.taken).toHaveLength(5);
    const event = anEvent();
    const booking = await storedBooking(db, aBooking(event.id, { email: victim, status: 'cancelled' }));
    const [cancelled] = await queuedMails(db, (writer) =>
      world.outbox.queueBookingMail(writer, 'cancelled', booking, event),
    );
    await deliverMail(world.by(server), cancelled!);
    expect(await world.deliveryOf(cancelled!)).toMatchObject({ state: 'SUCCESS' });
  });

  it('queues a new mail behind those that somebody waits for, and ahead of acknowledgements', async () => {
    const server = await startMailServer();
    const ids = await flood(7);
    for (const id of ids) await deliverMail(world.by(server), id);
    world.advance(61);
    const latest = await queued(undefined, victim);
    await deliverMail(world.by(server), latest);
    expect(await world.deliveryOf(latest)).toMatchObject({ state: 'PENDING' });
    await deliverMail(world.by(server), ids[5]!);
    expect(await world.deliveryOf(ids[5]!)).toMatchObject({ state: 'PENDING' });
    await deliverDueMails(world.by(server));
    expect(receivedBy(server).slice(5)).toEqual([ids[6], latest, ids[5]]);
  });

  it('sends a booking’s mail before acknowledgements that were queued earlier in an outage', async () => {
    const server = await startMailServer();
    const ids = await flood(12);
    await deliverDueMails(world.by(server));
    const sent = await Promise.all(ids.map(async (id) => (await world.deliveryOf(id))!.state === 'SUCCESS'));
    expect(ids.flatMap((_, index) => (sent[index] ? [index] : []))).toEqual([0, 2, 4, 6, 8]);
  });

  it('stores no email address with the count', async () => {
    const server = await startMailServer();
    await deliverMail(world.by(server), await queued(undefined, victim));
    const { docs } = await db.collection('rateLimits').get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs.map((count) => [count.id, count.data()]))).not.toContain('ictim');
  });
});
