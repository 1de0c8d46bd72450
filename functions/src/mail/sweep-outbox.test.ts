import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAILBOX_LIMIT } from '@app/domain/mail/mail.ts';
import { aBooking, aContactSubmission, anEvent } from '@app/domain/testing/factories.ts';
import { overriding } from '../testing/overriding.ts';
import { mailPost } from '../testing/mail-post.ts';
import { type Reaction, startMailServer } from '../testing/mail-server.ts';
import { queuedMail, queuedMails } from '../testing/queued-mail.ts';
import { storedBooking } from '../testing/stored.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { toDocument } from '../store/documents.ts';
import { deliverMail } from './deliver-mail.ts';
import { deliverDueMails, giveUpAbandonedMails, sweepOutbox } from './sweep-outbox.ts';
import { LEASE_MS } from './waiting-mail.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const DAY = 24 * 60;
const { db } = unwatchedProject();

let world: ReturnType<typeof mailPost>;
beforeEach(async () => {
  await db.recursiveDelete(db.collection('mail'));
  await db.recursiveDelete(db.collection('rateLimits'));
  world = mailPost(db, NOW);
});

const guest = () => `guest-${crypto.randomUUID()}@example.com`;
const queued = (delivery?: object, email = guest()) => queuedMail(db, world.outbox, delivery, { email });

/** The messages of the log that the alert "mails do not leave" of the operations handbook watches. */
function watchedMessages(): string[] {
  const handbook = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const row = handbook.split('\n').find((line) => line.startsWith('| mails do not leave |'));
  const [, filter = ''] = /`jsonPayload\.message=\(([^)]*)\)`/.exec(row ?? '') ?? [];
  return [...filter.matchAll(/"([^"]+)"/g)].map(([, message]) => message!);
}
const alerts = () => world.lines.filter(({ message }) => watchedMessages().includes(message));

describe('a sweep of the outbox', () => {
  it('sends what is due, in the order in which it was written', async () => {
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

  it('brings every mail through an outage, alerts the owner, and asks a server that is down once', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => queued()));
    const down = await startMailServer();
    await down.stop();
    // The trigger's attempt, then two sweeps: six minutes.
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

  it('gives up after three days, and not a moment earlier, whether or not there was a server', async () => {
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
        error: expect.stringContaining('three days'),
      });
    expect(alerts()).toHaveLength(2);
    expect(alerts()[0]).toMatchObject({ severity: 'ERROR', message: 'mail given up', reason: 'expired' });
  });

  it('gives up a mail whose function ended over it, when its lease has run out and not a moment earlier', async () => {
    const leaseExpireTime = new Date(NOW.getTime() + LEASE_MS);
    const id = await queued({ state: 'PROCESSING', attempts: 0, leaseExpireTime });
    world.advance(LEASE_MS / 60_000 - 1);
    expect(await giveUpAbandonedMails(world.by())).toBe(0);
    world.advance(1);
    expect(await giveUpAbandonedMails(world.by())).toBe(1);
    expect(await world.deliveryOf(id)).toMatchObject({ state: 'ERROR', leaseExpireTime: null });
    expect((await world.deliveryOf(id))!.error).toContain('not known');
    expect(alerts()).toMatchObject([{ message: 'mail given up', reason: 'abandoned' }]);
  });

  it('sends the other mails when one cannot be processed, and reports that one', async () => {
    const server = await startMailServer();
    const broken = await queued();
    // No document has such a path.
    await db.doc(`mail/${broken}`).update({ about: 'eventBookings' });
    world.advance(1);
    const other = await queued();
    await expect(deliverDueMails(world.by(server))).rejects.toThrow(broken);
    expect(await world.deliveryOf(other)).toMatchObject({ state: 'SUCCESS' });
    expect(world.lines).toMatchObject([{ severity: 'ERROR', message: 'part failed', requestId: broken }]);
  });

  it('sends what is due although abandoned mails cannot be given up', async () => {
    const server = await startMailServer();
    const id = await queued();
    const failing = overriding(db, {
      runTransaction: () => Promise.reject(new Error('No transaction today.')),
    });
    await expect(sweepOutbox({ ...world.by(server), db: failing }, 'sweep')).rejects.toThrow('abandoned');
    expect(await world.deliveryOf(id)).toMatchObject({ state: 'SUCCESS' });
  });

  it('does not count a mail for its mailbox when it cannot be claimed', async () => {
    const server = await startMailServer();
    const email = guest();
    const id = await queued(undefined, email);
    const post = world.by(server);
    const limiter = overriding(post.limiter, {
      take: async (...args) => {
        const permit = await post.limiter.take(...args);
        await db.doc(`mail/${id}`).update({ about: 'eventBookings' });
        return permit;
      },
    });
    await expect(deliverMail({ ...post, limiter }, id)).rejects.toThrow('must point to a document');
    await db.doc(`mail/${id}`).delete();
    for (let sent = 0; sent < MAILBOX_LIMIT.max; sent += 1) {
      await deliverMail(post, await queued(undefined, email));
    }
    expect(server.taken).toHaveLength(MAILBOX_LIMIT.max);
  });
});

describe('mails about one booking', () => {
  /** The mails "received" and "confirmed", a minute apart. */
  async function twoMails() {
    const event = anEvent();
    const booking = await storedBooking(db, aBooking(event.id, { email: guest() }));
    const [received] = await queuedMails(db, (writer) =>
      world.outbox.bookingReceived(writer, booking, event),
    );
    world.advance(1);
    const confirmedBooking = { ...booking, status: 'confirmed' as const };
    const [confirmed] = await queuedMails(db, (writer) =>
      world.outbox.bookingConfirmed(writer, confirmedBooking, event),
    );
    return { received: received!, confirmed: confirmed! };
  }

  it('keep their order: a later one waits for the earlier one', async () => {
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

  it('do not wait for one that was given up', async () => {
    const server = await startMailServer(['550 after DATA']);
    const { received, confirmed } = await twoMails();
    await deliverMail(world.by(server), received);
    await deliverMail(world.by(server), confirmed);
    expect(await world.deliveryOf(confirmed)).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('mails to one mailbox that visitors cause', () => {
  const victim = 'v.ictim@gmail.com';

  /** Mails of two forms, to spellings of one mailbox; a minute lies between two of them. */
  async function flood(count: number): Promise<string[]> {
    const spellings = [victim, ' V.ICTIM@gmail.com', 'victim+sale@gmail.com', 'vic.tim@googlemail.com'];
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const email = spellings[index % spellings.length]!.trim();
      if (index % 2 === 0) ids.push(await queued(undefined, email));
      else {
        const contact = aContactSubmission({ email });
        await db.collection('contacts').doc(contact.id).set(toDocument(contact));
        const [receipt] = await queuedMails(db, (writer) =>
          world.outbox.contactReceived(writer, contact, 'kr'),
        );
        ids.push(receipt!);
      }
      world.advance(1);
    }
    return ids;
  }

  it(
    'are at most five in any hour, over all forms and spellings, later ones in their order',
    { timeout: 60_000 },
    async () => {
      const server = await startMailServer();
      const sentAt: number[] = [];
      const post = world.by(server);
      const send: typeof post.send = async (mail) => {
        if (mail.to.includes('@g')) sentAt.push(world.clock.now().getTime());
        return post.send!(mail);
      };
      const ids = await flood(12);
      for (const id of ids.toReversed()) await deliverMail({ ...post, send }, id);
      expect(sentAt).toHaveLength(MAILBOX_LIMIT.max);
      for (const id of ids) expect((await world.deliveryOf(id))!.state).toMatch(/SUCCESS|PENDING/);

      for (let sweeps = 0; sweeps < 40; sweeps += 1) {
        world.advance(5);
        await deliverDueMails({ ...post, send });
      }
      expect(sentAt).toHaveLength(12);
      const spans = sentAt.slice(MAILBOX_LIMIT.max).map((moment, index) => moment - sentAt[index]!);
      expect(Math.min(...spans)).toBeGreaterThanOrEqual(MAILBOX_LIMIT.seconds * 1000);
      const order = server.taken
        .filter(({ to }) => to![0]!.address!.includes('@g'))
        .map(({ messageId }) => ids.indexOf(messageId!.slice(1).split('@')[0]!));
      // The first five went as they came; the others waited in line.
      expect(order.slice(5)).toEqual(order.slice(5).toSorted((a, b) => a - b));
    },
  );

  it('do not hold up what the admin sends, and a refused one leaves its place to the next', async () => {
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
      world.outbox.bookingCancelled(writer, booking, event),
    );
    await deliverMail(world.by(server), cancelled!);
    expect(await world.deliveryOf(cancelled!)).toMatchObject({ state: 'SUCCESS' });
  });

  it('let a new one wait behind those that wait already', async () => {
    const server = await startMailServer();
    const ids = await flood(7);
    for (const id of ids) await deliverMail(world.by(server), id);
    world.advance(61);
    const latest = await queued(undefined, victim);
    await deliverMail(world.by(server), latest);
    expect(await world.deliveryOf(latest)).toMatchObject({ state: 'PENDING' });
    await deliverDueMails(world.by(server));
    expect(server.taken.at(-1)!.messageId).toContain(latest);
  });

  it('are counted without their address', async () => {
    const server = await startMailServer();
    await deliverMail(world.by(server), await queued(undefined, victim));
    const { docs } = await db.collection('rateLimits').get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs.map((count) => [count.id, count.data()]))).not.toContain('ictim');
  });
});
