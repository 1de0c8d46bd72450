import { describe, expect, it } from 'vitest';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { BRAND } from '@app/domain/brand.ts';
import { withDates } from '../store/documents.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { queuedMail, queuedMails } from '../testing/queued-mail.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { deliverMail, giveUpAbandonedMails, LEASE_MS } from './deliver-mail.ts';
import { firestoreOutbox } from './outbox.ts';
import { smtpSender } from './smtp.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const { db } = unwatchedProject();
const outbox = firestoreOutbox(db, { siteOrigin: 'https://www.example.com', now: () => NOW });

const queued = (delivery?: object) => queuedMail(db, outbox, delivery);

/** A clock that stands still and notes for how long it was asked to wait. */
function standingClock() {
  const waits: number[] = [];
  return { waits, now: () => NOW, wait: async (milliseconds: number) => void waits.push(milliseconds) };
}

async function deliver(server: Pick<MailServer, 'url'>, id: string) {
  const clock = standingClock();
  await deliverMail({ db, clock, send: smtpSender(server.url) }, id);
  return clock;
}

const deliveryOf = async (id: string) =>
  withDates((await db.collection('mail').doc(id).get()).get('delivery')) as Mail['delivery'];

describe('a mail in the outbox', () => {
  it('reaches the mail server as it was written', async () => {
    const server = await startMailServer();
    const id = await queued();
    await deliver(server, id);
    const [mail] = server.taken;
    const { message } = (await db.collection('mail').doc(id).get()).data() as Mail;
    expect(mail!.subject).toBe(message.subject);
    expect(mail!.text!.trim()).toBe(message.text);
    expect(mail!.html!.trim()).toBe(message.html);
    expect(mail!.from).toMatchObject({ name: BRAND.name.kr, address: BRAND.email });
    expect(mail!.to).toMatchObject([{ address: 'dam@example.com' }]);
    expect(mail!.replyTo).toMatchObject([{ address: BRAND.eventsEmail }]);
    expect(mail!.messageId).toBe(`<${id}@${BRAND.adminDomain}>`);
    const [calendar] = mail!.attachments;
    expect(calendar).toMatchObject({
      mimeType: 'text/calendar',
      filename: message.attachments![0]!.filename,
    });
    // The parser writes line ends its own way.
    const content = new TextDecoder().decode(calendar!.content as ArrayBuffer).replaceAll(/\r?\n/g, '\r\n');
    expect(content).toBe(message.attachments![0]!.content);
    expect(await deliveryOf(id)).toEqual({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      startTime: NOW,
      endTime: NOW,
      leaseExpireTime: null,
    });
  });

  it('keeps the headers for one-click unsubscription', async () => {
    const server = await startMailServer();
    const token = 'a'.repeat(100);
    const subscriber = { email: 'dam@example.com', language: 'kr', unsubscribeToken: token } as const;
    const [id] = await queuedMails(db, (writer) => outbox.newsletterWelcome(writer, subscriber));
    await deliver(server, id!);
    const header = (name: string) =>
      server.taken[0]!.headers.find(({ key }) => key === name)?.value.replaceAll(/\s/g, '');
    expect(header('list-unsubscribe')).toBe(
      `<https://www.example.com/api/newsletter/unsubscribe?token=${token}>`,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('is sent once, however many functions are told of it', async () => {
    const server = await startMailServer();
    const id = await queued();
    await Promise.all(Array.from({ length: 20 }, () => deliver(server, id)));
    await deliver(server, id);
    expect(server.asked).toBe(1);
  });

  it('is tried three times with growing pauses, then given up for the admin to see', async () => {
    const server = await startMailServer(['defer', 'refuse', 'defer']);
    const id = await queued();
    const { waits } = await deliver(server, id);
    expect(server.asked).toBe(3);
    expect(waits).toEqual([30_000, 300_000]);
    expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 3, leaseExpireTime: null });
    expect((await deliveryOf(id))!.error).toContain('451 Try again later');
  });

  it('arrives when a later try succeeds', async () => {
    const server = await startMailServer(['defer', 'defer']);
    const id = await queued();
    await deliver(server, id);
    expect(server.taken).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 3, error: null });
  });

  it('is not sent again by itself when the server may have taken it', async () => {
    const server = await startMailServer(['take and hang up']);
    const id = await queued();
    await deliver(server, id);
    expect(server.asked).toBe(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 1 });
    expect((await deliveryOf(id))!.error).toContain('not known');
  });

  it('is sent again when a person asks for it', async () => {
    const server = await startMailServer(['hang up']);
    const id = await queued();
    await deliver(server, id);
    await db.collection('mail').doc(id).update({ 'delivery.state': 'RETRY' });
    await deliver(server, id);
    expect(server.taken).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it('waits for a server that is not there', async () => {
    const server = await startMailServer();
    await server.stop();
    const id = await queued();
    await deliver(server, id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 3 });
    expect((await deliveryOf(id))!.error).toContain('ECONNREFUSED');
  });

  it.each(['PROCESSING', 'SUCCESS', 'ERROR'])('is left alone when its state is %s', async (state) => {
    const server = await startMailServer();
    const delivery = { state, attempts: 1 };
    const id = await queued(delivery);
    await deliver(server, id);
    expect(server.asked).toBe(0);
    expect(await deliveryOf(id)).toEqual(delivery);
  });

  it('that was deleted meanwhile is no trouble', async () => {
    const server = await startMailServer();
    await deliver(server, 'no-such-mail');
    expect(server.asked).toBe(0);
  });
});

describe('an abandoned mail', () => {
  it('is given up when its lease has run out, and not a moment earlier', async () => {
    const leaseExpireTime = new Date(NOW.getTime() + LEASE_MS);
    const id = await queued({ state: 'PROCESSING', attempts: 0, leaseExpireTime });
    await giveUpAbandonedMails(db, new Date(leaseExpireTime.getTime() - 1));
    expect(await deliveryOf(id)).toMatchObject({ state: 'PROCESSING' });
    expect(await giveUpAbandonedMails(db, leaseExpireTime)).toBe(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', leaseExpireTime: null });
    expect((await deliveryOf(id))!.error).toContain('not known');
  });
});
