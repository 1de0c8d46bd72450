import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { BRAND } from '@app/domain/brand.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { NoticeKind } from '@app/domain/owner-notice/owner-notice.ts';
import type { NoticeSettings } from '@app/domain/owner-notice/owner-notice-schema.ts';
import { aBooking, aContactSubmission, anEvent, anOrder } from '@app/domain/testing/factories.ts';
import { removeMailsAbout } from './remove-mails-about.ts';
import { toDocument } from '../store/documents.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { auditEntriesOf } from '../../testing/stored.ts';
import { queueOwnerMail } from './queue-owner-mail.ts';
import { tellOwner } from '../store/tell-owner.ts';

const START = new Date('2026-11-21T01:00:00Z');
const MINUTE = 60_000;
let now = START;
const { db } = isolatedProject();
const { app, deps } = emulatedApp({ db, clock: { now: () => now, wait: async () => {} } });
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});
beforeEach(async () => {
  now = START;
  for (const name of [
    COLLECTIONS.mail,
    COLLECTIONS.ownerNotices,
    COLLECTIONS.noticeSettings,
    COLLECTIONS.auditLog,
  ])
    await db.recursiveDelete(db.collection(name));
});

const event = anEvent({ title: 'Brewing class', titleKr: '막걸리 빚기' });

async function store(collection: string, item: { id: string }) {
  const document = db.collection(collection).doc(item.id);
  await document.set(toDocument(item));
  return document;
}

const aStoredBooking = () => store(COLLECTIONS.bookings, aBooking(event.id, { agreed: agreedTerms(event) }));

async function tell(kind: NoticeKind, about: FirebaseFirestore.DocumentReference) {
  const batch = db.batch();
  tellOwner(db, batch, { kind, about, at: now });
  await batch.commit();
}

const set = (settings: Partial<Omit<NoticeSettings, 'timings'>> & { timings?: object }) =>
  send(app, 'PUT', '/api/admin/notice-settings', settings, admin);

async function mails() {
  const { docs } = await db.collection(COLLECTIONS.mail).get();
  return docs.map(
    (mail) => mail.data() as { to: string; replyTo: string; message: { subject: string; text: string } },
  );
}
const waiting = async () => (await db.collection(COLLECTIONS.ownerNotices).get()).size;

describe('mail to the owner', () => {
  it('tells the brand in Korean of what happened within ten minutes, once', async () => {
    await tell('booking', await aStoredBooking());
    await tell('order', await store(COLLECTIONS.orders, anOrder()));
    now = new Date(START.getTime() + 9 * MINUTE);
    expect(await queueOwnerMail(deps)).toBe(0);
    now = new Date(START.getTime() + 10 * MINUTE);
    const told = await Promise.all([queueOwnerMail(deps), queueOwnerMail(deps)]);
    expect(told.toSorted()).toEqual([0, 2]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: BRAND.email,
      message: { subject: expect.stringMatching(/새 예약 1건, 새 주문 1건$/) },
    });
    expect(mail!.message.text).toContain('막걸리 빚기');
    expect(await waiting()).toBe(0);
  });

  it('names the order that its buyer has cancelled', async () => {
    const order = anOrder();
    await tell('cancellation', await store(COLLECTIONS.orders, order));
    now = new Date(START.getTime() + 10 * MINUTE);
    await queueOwnerMail(deps);
    const [mail] = await mails();
    expect(mail!.message.subject).toMatch(/예약·주문 취소 1건$/);
    expect(mail!.message.text).toContain(orderNumber(order));
  });

  it('is not sent when nothing happened', async () => {
    expect(await queueOwnerMail(deps)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('goes to each address, in the chosen language, and leaves out what she never wants to hear', async () => {
    const addresses = ['one@example.com', 'two@example.com'];
    expect((await set({ addresses, language: 'en', timings: { order: 'never' } })).status).toBe(204);
    await tell('booking', await aStoredBooking());
    await tell('order', await store(COLLECTIONS.orders, anOrder()));
    now = new Date(START.getTime() + 10 * MINUTE);
    expect(await queueOwnerMail(deps)).toBe(1);
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(addresses);
    for (const { message } of sent) {
      expect(message.subject).toMatch(/New booking \(1\)$/);
      expect(message.text).toContain('Brewing class');
      expect(message.text).not.toMatch(/[가-힣]/);
    }
    expect(await waiting()).toBe(0);
  });

  it('repeats the message of a visitor, who gets the reply, and is deleted with the message', async () => {
    const contact = aContactSubmission({ email: 'visitor@example.com', message: 'Two lines\nof a message.' });
    const document = await store(COLLECTIONS.contacts, contact);
    await tell('message', document);
    now = new Date(START.getTime() + 10 * MINUTE);
    await queueOwnerMail(deps);
    const [mail] = await mails();
    expect(mail!.replyTo).toBe('visitor@example.com');
    expect(mail!.message.text).toContain('Two lines\nof a message.');
    await removeMailsAbout(db, document.path);
    expect(await mails()).toEqual([]);
  });

  it('names the event of which one guest holds most seats, and the order or month whose records disagree', async () => {
    const { title, titleKr, dateTime, id } = event;
    const line = { id, by: 'mailbox', seats: 7, title, titleKr, dateTime, capacity: 10 };
    await tell('majority', await store(COLLECTIONS.seatMajorities, line));
    const mismatch = {
      orderId: crypto.randomUUID(),
      number: '261121-K7Q2MX',
      kind: 'ledger',
      foundAt: START,
    };
    await tell('difference', await store(COLLECTIONS.orderMismatches, { id: 'sample', ...mismatch }));
    const month = { id: 'month', month: '2026-05', kind: 'numbers', foundAt: START };
    await tell('difference', await store(COLLECTIONS.orderMismatches, month));
    now = new Date(START.getTime() + 10 * MINUTE);
    expect(await queueOwnerMail(deps)).toBe(3);
    const { text } = (await mails())[0]!.message;
    for (const part of ['막걸리 빚기', '7/10', '261121-K7Q2MX', '2026년 5월']) expect(text).toContain(part);
  });

  it('says that a record is gone', async () => {
    await tell('booking', db.collection(COLLECTIONS.bookings).doc('deleted'));
    now = new Date(START.getTime() + 10 * MINUTE);
    expect(await queueOwnerMail(deps)).toBe(1);
    expect((await mails())[0]!.message.text).toContain('삭제되었거나 해결되었습니다');
  });

  it('names a record that cannot be read, and tells the others', async () => {
    const broken = db.collection(COLLECTIONS.bookings).doc('broken');
    await broken.set({ status: 'unheard of' });
    await tell('booking', broken);
    await tell('booking', await aStoredBooking());
    now = new Date(START.getTime() + 10 * MINUTE);
    expect(await queueOwnerMail(deps)).toBe(2);
    const [mail] = await mails();
    for (const part of ['bookings/broken', '막걸리 빚기']) expect(mail!.message.text).toContain(part);
  });

  it('does not tell of a failed mail to the owner herself', async () => {
    await tell('booking', await aStoredBooking());
    now = new Date(START.getTime() + 10 * MINUTE);
    await queueOwnerMail(deps);
    const { docs } = await db.collection(COLLECTIONS.mail).get();
    await tell('mail', docs[0]!.ref);
    now = new Date(START.getTime() + 20 * MINUTE);
    expect(await queueOwnerMail(deps)).toBe(0);
    expect([await waiting(), (await mails()).length]).toEqual([0, 1]);
  });
});

describe('settings of the notices', () => {
  const get = async () => (await app.request('/api/admin/notice-settings', { headers: { ...admin } })).json();

  it('are those of a new site, and then what was stored', async () => {
    expect(await get()).toMatchObject({
      addresses: [BRAND.email],
      language: 'kr',
      timings: { mail: 'atOnce' },
    });
    await set({ hour: 20, timings: { mail: 'daily' } });
    expect(await get()).toMatchObject({ hour: 20, timings: { mail: 'daily', booking: 'atOnce' } });
  });

  it('are listed in the activity, each change with what differs', async () => {
    await set({ hour: 20 });
    await set({ hour: 21 });
    const entries = await auditEntriesOf(db, 'owner');
    expect(entries.map(({ what }) => what).toSorted()).toEqual(['created', 'updated']);
    expect(entries.find(({ what }) => what === 'updated')?.changes).toEqual({
      hour: { before: 20, after: 21 },
    });
  });

  it('need an address', async () => expectProblem(await set({ addresses: [] }), 400, 'validation_failed'));
});
