import { describe, expect, it } from 'vitest';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { MAIL_LIFETIME_MS } from '@app/domain/mail/mail.ts';
import { BRAND } from '@app/domain/brand.ts';
import { mailPost } from '../testing/mail-post.ts';
import { type MailServer, type Reaction, startMailServer } from '../testing/mail-server.ts';
import { queuedMail } from '../testing/queued-mail.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { deliverMail } from './deliver-mail.ts';
import { removeMailsAbout } from './remove-mails.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const { db } = unwatchedProject();
const { outbox, by, deliveryOf, exists } = mailPost(db, NOW);
const queued = (delivery?: object) =>
  queuedMail(db, outbox, delivery, { email: `guest-${crypto.randomUUID()}@example.com` });
const deliver = (server: Pick<MailServer, 'url'>, id: string) => deliverMail(by(server), id);
const mailOf = async (id: string) => (await db.collection('mail').doc(id).get()).data() as Mail;

describe('a mail in the outbox', () => {
  it('reaches the mail server as it was written', async () => {
    const server = await startMailServer();
    const id = await queuedMail(db, outbox);
    await deliver(server, id);
    const [mail] = server.taken;
    const { message } = await mailOf(id);
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

  it('is sent once, however many functions are told of it', async () => {
    const server = await startMailServer();
    const id = await queued();
    await Promise.all(Array.from({ length: 20 }, () => deliver(server, id)));
    await deliver(server, id);
    expect(server.asked).toBe(1);
  });

  it('is deferred by temporary answers, from minutes to hours, and arrives when the server takes it', async () => {
    const { advance, lines, ...post } = mailPost(db, NOW);
    const delays = [5, 15, 30, 60, 120, 240, 240];
    const server = await startMailServer([
      '421 at greeting',
      '450 at RCPT',
      '451 after DATA',
      'drop before DATA',
      ...delays.slice(4).map((): Reaction => '450 at RCPT'),
    ]);
    const id = await queued();
    for (const [index, delay] of delays.entries()) {
      await deliverMail(post.by(server), id);
      const nextAttemptAt = new Date(post.clock.now().getTime() + delay * 60_000);
      expect(await deliveryOf(id)).toMatchObject({ state: 'PENDING', attempts: index + 1, nextAttemptAt });
      await deliverMail(post.by(server), id);
      expect(server.asked).toBe(index + 1);
      advance(delay);
    }
    await deliverMail(post.by(server), id);
    expect(server.taken).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 8, error: null });
    expect(lines.map(({ message }) => message)).toEqual([
      'mail server unavailable',
      'mail deferred',
      'mail delayed',
      'mail server unavailable',
      ...Array.from({ length: 3 }, () => 'mail delayed'),
    ]);
    expect(JSON.stringify(lines)).not.toContain('@');
  });

  it.each<Reaction>(['550 at RCPT', '550 after DATA'])('is given up at once at "%s"', async (reaction) => {
    const server = await startMailServer([reaction]);
    const id = await queued();
    await deliver(server, id);
    expect(await deliveryOf(id)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringContaining('550'),
    });
    expect(await deliveryOf(id)).not.toHaveProperty('nextAttemptAt');
  });

  it.each<Reaction>(['drop after DATA', 'take and drop'])(
    'is not sent again by itself when the server may have taken it: %s',
    async (reaction) => {
      const server = await startMailServer([reaction]);
      const id = await queued();
      await deliver(server, id);
      await deliver(server, id);
      expect(server.asked).toBe(1);
      expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 1 });
      expect((await deliveryOf(id))!.error).toContain('not known');
    },
  );

  it('is sent again when a person asks for it, whichever way', async () => {
    const server = await startMailServer(['drop after DATA', '450 at RCPT']);
    const id = await queued();
    await deliver(server, id);
    await db.collection('mail').doc(id).update({ 'delivery.state': 'RETRY' });
    await deliver(server, id);
    expect(await deliveryOf(id)).toMatchObject({
      state: 'PENDING',
      attempts: 1,
      nextAttemptAt: minutesLater(5),
    });
  });

  it('expires three days after a person asked for it', async () => {
    const { advance, by: byThen } = mailPost(db, NOW);
    const server = await startMailServer(Array.from({ length: 50 }, (): Reaction => '421 at greeting'));
    const id = await queued();
    advance(10 * 24 * 60);
    await db
      .collection('mail')
      .doc(id)
      .update({ delivery: { state: 'RETRY', attempts: 3 } });
    await deliverMail(byThen(server), id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'PENDING' });
    advance(MAIL_LIFETIME_MS / 60_000);
    await deliverMail(byThen(server), id);
    expect(await deliveryOf(id)).toMatchObject({
      state: 'ERROR',
      error: expect.stringContaining('three days'),
    });
    expect(server.asked).toBe(1);
  });

  it.each(['PROCESSING', 'SUCCESS', 'ERROR'])('is left alone when its state is %s', async (state) => {
    const server = await startMailServer();
    const delivery = { state, attempts: 1 };
    const id = await queued(delivery);
    await deliver(server, id);
    expect(server.asked).toBe(0);
    expect(await deliveryOf(id)).toEqual(delivery);
  });

  it('waits while no mail server is known, also when another program wrote it', async () => {
    const id = await queued();
    await db
      .collection('mail')
      .doc(id)
      .update({ delivery: { state: 'PENDING' } });
    await deliverMail(by(), id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'PENDING', nextAttemptAt: NOW });
  });

  it('may have been deleted meanwhile', async () => {
    const server = await startMailServer();
    await deliver(server, 'no-such-mail');
    expect(server.asked).toBe(0);
  });
});

describe('the record that a mail is about', () => {
  const recordOf = async (id: string) => db.doc((await mailOf(id)).about!);

  it('takes the waiting mail with it when it is deleted', async () => {
    const server = await startMailServer();
    const id = await queued();
    await (await recordOf(id)).delete();
    await deliver(server, id);
    expect(server.asked).toBe(0);
    expect(await exists(id)).toBe(false);
  });

  it('takes finished mails with it, and no others', async () => {
    const server = await startMailServer();
    const [id, other] = [await queued(), await queued()];
    await deliver(server, id);
    await removeMailsAbout(db, (await recordOf(id)).path);
    expect([await exists(id), await exists(other)]).toEqual([false, true]);
  });

  it('may be deleted, with the mail, while that is being sent', async () => {
    const server = await startMailServer();
    const id = await queued();
    const post = by(server);
    const send: typeof post.send = async (mail) => {
      await removeMailsAbout(db, mail.about!);
      return post.send!(mail);
    };
    await deliverMail({ ...post, send }, id);
    expect(server.taken).toHaveLength(1);
    expect(await exists(id)).toBe(false);
  });
});
