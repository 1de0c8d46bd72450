import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const { app, deps } = emulatedApp({ clock: { now: () => NOW, wait: async () => {} } });
const contacts = deps.db.collection(COLLECTIONS.contacts);
const INPUT = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  inquiryType: 'store',
  message: 'A message for tests.',
};

/** Returns the stored submissions with this message. */
async function submissionsOf(message: string) {
  const { docs } = await contacts.where('message', '==', message).get();
  return docs.map((snapshot) => snapshot.data());
}

/** Returns the notices to the owner about the submissions with this message. */
async function noticesOf(message: string) {
  const { docs } = await contacts.where('message', '==', message).get();
  const { docs: notices } = await deps.db.collection(COLLECTIONS.ownerNotices).get();
  return notices.filter((notice) => docs.some(({ ref }) => ref.path === notice.get('about')));
}

async function mailsWith(text: string) {
  const { docs } = await deps.db.collection(COLLECTIONS.mail).get();
  return docs.map((mail) => mail.data()).filter((mail) => JSON.stringify(mail).includes(text));
}

describe('contact submission', () => {
  const post = (body: object) => send(app, 'POST', '/api/contact', body);

  it('is stored as unread, acknowledged, and told to the owner', async () => {
    const message = `A message ${crypto.randomUUID()}`;
    const email = `visitor-${crypto.randomUUID()}@example.com`;
    const response = await post({ ...INPUT, email, message: `  ${message} `, language: 'en' });
    expect([response.status, await response.json()]).toEqual([201, { success: true }]);
    const [stored, ...others] = await submissionsOf(message);
    expect(others).toEqual([]);
    expect(await noticesOf(message)).toHaveLength(1);
    const { createdAt, ...fields } = stored!;
    expect(fields).toEqual({ ...INPUT, email, message, language: 'en', isRead: false });
    expect(z.custom<{ toDate(): Date }>().parse(createdAt).toDate()).toEqual(NOW);
    const recipients = (await mailsWith(email)).map(({ to }) => to as string);
    expect(recipients).toEqual([email]);
  });

  it('is stored once when it is sent twice in a row, and again in another hour', async () => {
    const message = `A message ${crypto.randomUUID()}`;
    const email = `visitor-${crypto.randomUUID()}@example.com`;
    const twice = await Promise.all([post({ ...INPUT, email, message }), post({ ...INPUT, email, message })]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await submissionsOf(message)).toHaveLength(1);
    expect(await mailsWith(email)).toHaveLength(1);
    expect(await noticesOf(message)).toHaveLength(1);
    await post({ ...INPUT, email, message, name: 'Another Visitor' });
    expect(await submissionsOf(message)).toHaveLength(2);
    const later = { now: () => new Date(NOW.getTime() + 60 * 60_000), wait: async () => {} };
    const { app: oneHourLater } = emulatedApp({ clock: later });
    await send(oneHourLater, 'POST', '/api/contact', { ...INPUT, email, message });
    expect(await submissionsOf(message)).toHaveLength(3);
  });

  it('is acknowledged three times a day for one mailbox, and always told to the owner', async () => {
    const name = crypto.randomUUID();
    const message = `A message ${name}`;
    const addresses = Array.from({ length: 5 }, (_, index) => `${name}+${index}@example.com`);
    for (const email of addresses) expect((await post({ ...INPUT, email, message })).status).toBe(201);
    const recipients = (await mailsWith(name)).map(({ to }) => to as string);
    expect(recipients.toSorted()).toEqual(addresses.slice(0, 3).toSorted());
    expect(await noticesOf(message)).toHaveLength(5);
  });

  it('does not count a repetition for the acknowledgements of its mailbox', async () => {
    const email = `visitor-${crypto.randomUUID()}@example.com`;
    for (let press = 0; press < 4; press += 1) await post({ ...INPUT, email });
    await post({ ...INPUT, email, message: 'Another message.' });
    const recipients = (await mailsWith(email)).map(({ to }) => to as string);
    expect(recipients.filter((to) => to === email)).toHaveLength(2);
  });

  it('is not stored when its mails cannot be queued', async () => {
    const message = `A message ${crypto.randomUUID()}`;
    const { app: broken } = emulatedApp({
      outbox: {
        ...deps.outbox,
        contactReceived() {
          throw new Error('The mails cannot be queued.');
        },
      },
    });
    // A mailbox that has had its acknowledgements of the day gets no mail.
    const body = { ...INPUT, email: `visitor-${crypto.randomUUID()}@example.com`, message };
    await expectProblem(await send(broken, 'POST', '/api/contact', body), 500, 'internal');
    expect(await submissionsOf(message)).toEqual([]);
  });

  it.each([
    ['name', { name: 'a' }, 'Name must be at least 2 characters'],
    ['email', { email: 'visitor' }, 'Please enter a valid email address'],
    ['message', { message: 'too short' }, 'Message must be at least 10 characters'],
  ])('is refused for an invalid %s with the error text of the form', async (field, change, words) => {
    const { errors } = await expectProblem(await post({ ...INPUT, ...change }), 400, 'validation_failed');
    expect(errors).toEqual([{ field, message: words }]);
  });

  it('accepts only the five inquiry types', async () => {
    const { errors } = await expectProblem(
      await post({ ...INPUT, inquiryType: 'job' }),
      400,
      'validation_failed',
    );
    expect(errors.map(({ field }) => field)).toEqual(['inquiryType']);
  });
});

describe('contact submissions in the dashboard', () => {
  let admin: SessionHeader;
  beforeAll(async () => {
    admin = await adminSession(deps);
  });

  async function stored(createdAt = NOW) {
    const submission = aContactSubmission({ createdAt });
    await contacts.doc(submission.id).set(toDocument(submission));
    return submission;
  }

  it('are listed newest first', async () => {
    const older = await stored(new Date('2099-01-01T00:00:00Z'));
    const newer = await stored(new Date('2099-01-02T00:00:00Z'));
    const response = await app.request('/api/admin/contacts', { headers: admin });
    const listed = z.array(z.looseObject({ id: z.string() })).parse(await response.json());
    const ids = listed.map(({ id }) => id);
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
    const created = listed.map((each) => String(each['createdAt']));
    expect(created).toEqual(created.toSorted().toReversed());
  });

  it('are marked as read and unread', async () => {
    const { id } = await stored();
    for (const isRead of [true, false]) {
      const response = await send(app, 'PATCH', `/api/admin/contacts/${id}/read`, { isRead }, admin);
      expect([response.status, await response.json()]).toMatchObject([200, { id, isRead }]);
      expect((await contacts.doc(id).get()).get('isRead')).toBe(isRead);
    }
  });

  describe('reply', () => {
    const reply = (id: string, message: string, key?: string) =>
      send(
        app,
        'POST',
        `/api/admin/contacts/${id}/replies`,
        { message },
        {
          ...admin,
          ...(key && { 'Idempotency-Key': key }),
        },
      );

    it('is stored, marks the message as read and queues one mail to the visitor', async () => {
      const { id } = await stored();
      const message = `A reply ${crypto.randomUUID()}`;
      const response = await reply(id, ` ${message}\n`);
      const replies = [{ message, sentAt: NOW.toISOString() }];
      expect([response.status, await response.json()]).toMatchObject([201, { id, isRead: true, replies }]);
      expect((await contacts.doc(id).get()).data()).toMatchObject({ isRead: true, replies: [{ message }] });
      expect(await mailsWith(message)).toMatchObject([
        { to: 'visitor@example.com', about: `contacts/${id}`, fromVisitor: false },
      ]);
    });

    it('is sent once when the request is repeated with its key', async () => {
      const { id } = await stored();
      const [key, message] = [crypto.randomUUID(), `A reply ${crypto.randomUUID()}`];
      for (const _ of [1, 2]) {
        const answered = z.object({ replies: z.array(z.unknown()) });
        expect(answered.parse(await (await reply(id, message, key)).json()).replies).toHaveLength(1);
      }
      expect(await mailsWith(message)).toHaveLength(1);
      await expectProblem(await reply(id, 'Another reply.', key), 409, 'idempotency_conflict');
    });

    it('is refused when it is empty, too long, the 51st of its message, or answers a missing message', async () => {
      const { id } = await stored();
      for (const message of [' ', 'a'.repeat(5_001)]) {
        const { errors } = await expectProblem(await reply(id, message), 400, 'validation_failed');
        expect(errors.map(({ field }) => field)).toEqual(['message']);
      }
      const sent = { id: crypto.randomUUID(), message: 'An earlier reply.', sentAt: NOW };
      await contacts.doc(id).update({ replies: Array.from({ length: 50 }, () => sent) });
      await expectProblem(await reply(id, 'One more.'), 400, 'validation_failed');
      await expectProblem(await reply(crypto.randomUUID(), 'A reply.'), 404, 'not_found');
    });
  });

  it('are deleted', async () => {
    const { id } = await stored();
    const remove = () => app.request(`/api/admin/contacts/${id}`, { method: 'DELETE', headers: admin });
    expect((await remove()).status).toBe(204);
    expect((await contacts.doc(id).get()).exists).toBe(false);
    await expectProblem(await remove(), 404, 'not_found');
  });

  it('refuse an unknown id and a value that is not a boolean', async () => {
    const path = `/api/admin/contacts/${crypto.randomUUID()}/read`;
    await expectProblem(await send(app, 'PATCH', path, { isRead: true }, admin), 404, 'not_found');
    await expectProblem(await send(app, 'PATCH', path, { isRead: 'yes' }, admin), 400, 'validation_failed');
  });
});
