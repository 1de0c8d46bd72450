import { describe, expect, it } from 'vitest';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { MAIL_LIFETIME_MS } from '@app/domain/mail/mail.ts';
import { BRAND } from '@app/domain/brand.ts';
import { mailSetup } from '../../testing/mail-setup.ts';
import { type MailServer, type Reaction, startMailServer } from '../../testing/mail-server.ts';
import { queuedMail } from '../../testing/queued-mail.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { deliverMail } from './deliver-mail.ts';
import { removeMailsAbout } from './remove-mails-about.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const { db } = isolatedProject();
const { outbox, by, deliveryOf, exists } = mailSetup(db, NOW);
const queued = (delivery?: object) =>
  queuedMail(db, outbox, delivery, { email: `guest-${crypto.randomUUID()}@example.com` });
const deliver = (server: Pick<MailServer, 'url'>, id: string) => deliverMail(by(server), id);
const mailOf = async (id: string) => (await db.collection('mail').doc(id).get()).data() as Mail;

describe('deliverMail', () => {
  it('sends a mail with the content of the outbox', async () => {
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
    // The parser normalizes line ends.
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

  it('sends a mail once for several concurrent events', async () => {
    const server = await startMailServer();
    const id = await queued();
    await Promise.all(Array.from({ length: 20 }, () => deliver(server, id)));
    await deliver(server, id);
    expect(server.asked).toBe(1);
  });

  it('retries after temporary errors with growing delays until the server accepts the mail', async () => {
    const { advance, lines, ...sender } = mailSetup(db, NOW);
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
      await deliverMail(sender.by(server), id);
      const nextAttemptAt = new Date(sender.clock.now().getTime() + delay * 60_000);
      expect(await deliveryOf(id)).toMatchObject({ state: 'PENDING', attempts: index + 1, nextAttemptAt });
      await deliverMail(sender.by(server), id);
      expect(server.asked).toBe(index + 1);
      advance(delay);
    }
    await deliverMail(sender.by(server), id);
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

  it.each<Reaction>(['550 at RCPT', '550 after DATA'])('does not retry after "%s"', async (reaction) => {
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
    'does not retry when the server may have accepted the mail: %s',
    async (reaction) => {
      const server = await startMailServer([reaction]);
      const id = await queued();
      await deliver(server, id);
      await deliver(server, id);
      expect(server.asked).toBe(1);
      expect(await deliveryOf(id)).toMatchObject({ state: 'ERROR', attempts: 1 });
      expect(await deliveryOf(id)).toMatchObject({ problem: 'unknown', error: expect.any(String) });
    },
  );

  it('sends a mail again when an admin requests a retry, in the dashboard or in the console', async () => {
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

  it('gives a requested retry up after three days', async () => {
    const { advance, by: byThen } = mailSetup(db, NOW);
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
      problem: 'expired',
      error: expect.any(String),
    });
    expect(server.asked).toBe(1);
  });

  it.each(['PROCESSING', 'SUCCESS', 'ERROR'])('ignores a mail in state %s', async (state) => {
    const server = await startMailServer();
    const delivery = { state, attempts: 1 };
    const id = await queued(delivery);
    await deliver(server, id);
    expect(server.asked).toBe(0);
    expect(await deliveryOf(id)).toEqual(delivery);
  });

  it('leaves mails queued while no mail server is configured, also those of other programs', async () => {
    const id = await queued();
    await db
      .collection('mail')
      .doc(id)
      .update({ delivery: { state: 'PENDING' } });
    await deliverMail(by(), id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'PENDING', nextAttemptAt: NOW });
  });

  it('ignores a deleted mail', async () => {
    const server = await startMailServer();
    await deliver(server, 'no-such-mail');
    expect(server.asked).toBe(0);
  });
});

describe('record that a mail is about', () => {
  const recordOf = async (id: string) => db.doc((await mailOf(id)).about!);

  it('removes its queued mail when it is deleted', async () => {
    const server = await startMailServer();
    const id = await queued();
    await (await recordOf(id)).delete();
    await deliver(server, id);
    expect(server.asked).toBe(0);
    expect(await exists(id)).toBe(false);
  });

  it('removes its finished mails, and no others, when it is deleted', async () => {
    const server = await startMailServer();
    const [id, other] = [await queued(), await queued()];
    await deliver(server, id);
    await removeMailsAbout(db, (await recordOf(id)).path);
    expect([await exists(id), await exists(other)]).toEqual([false, true]);
  });

  it('can be deleted with its mail while the mail is being sent', async () => {
    const server = await startMailServer();
    const id = await queued();
    const sender = by(server);
    const send: typeof sender.send = async (mail) => {
      await removeMailsAbout(db, mail.about!);
      return sender.send!(mail);
    };
    await deliverMail({ ...sender, send }, id);
    expect(server.taken).toHaveLength(1);
    expect(await exists(id)).toBe(false);
  });
});
