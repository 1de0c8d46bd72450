import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '@app/domain/audit/audit-entry-schema.ts';
import { aBooking, aContactSubmission, aFaq } from '@app/domain/testing/factories.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { unwatchedProject } from '../testing/unwatched.ts';
import { recordDirectChange } from './direct-change.ts';

const WHEN = new Date('2026-11-21T00:00:00Z');
const { db } = unwatchedProject();
const ADMIN = { authType: 'unknown', authId: 'admin-uid' };

const anEvent = () => ({ eventId: `sample/${crypto.randomUUID()}`, when: WHEN });

async function entriesOf({ id }: { id: string }) {
  const { docs } = await db.collection('auditLog').where('item', '==', id).get();
  return docs.map((entry) => fromDocument(auditEntrySchema, entry));
}

function changeOf(item: ReturnType<typeof aFaq>, changes: object) {
  const before = toDocument(item);
  return { document: db.collection('faqs').doc(item.id), before, after: { ...before, ...changes } };
}

describe('a change without the API', () => {
  it('is recorded under the name of whoever made it', async () => {
    const faq = aFaq();
    await recordDirectChange(db, changeOf(faq, { order: 7 }), ADMIN, anEvent());
    expect(await entriesOf(faq)).toMatchObject([
      {
        who: 'admin-uid',
        what: 'updated',
        when: WHEN,
        collection: 'faqs',
        changes: { order: { before: 0, after: 7 } },
      },
    ]);
  });

  it('is recorded once, however often its event is told', async () => {
    const faq = aFaq();
    const event = anEvent();
    await Promise.all([1, 2, 3].map(() => recordDirectChange(db, changeOf(faq, { order: 7 }), ADMIN, event)));
    expect(await entriesOf(faq)).toHaveLength(1);
  });

  it('is not one when a service account made it, as the API does', async () => {
    const faq = aFaq();
    const author = { authType: 'service_account', authId: 'sample@example.com' };
    await recordDirectChange(db, changeOf(faq, { order: 7 }), author, anEvent());
    expect(await entriesOf(faq)).toEqual([]);
  });

  it.each([
    [
      'a person in Google’s console',
      { authType: 'unknown', authId: 'owner@example.com' },
      'owner@example.com',
    ],
    ['one of Google’s systems', { authType: 'system', authId: undefined }, 'system'],
  ])('of a booking is recorded when made by %s', async (_, author, who) => {
    const booking = aBooking(crypto.randomUUID());
    const before = toDocument(booking);
    const document = db.collection('bookings').doc(booking.id);
    const change = { document, before, after: { ...before, status: 'confirmed' } };
    await recordDirectChange(db, change, author, anEvent());
    expect(await entriesOf(booking)).toMatchObject([
      { who, what: 'updated', changes: { status: { before: 'pending', after: 'confirmed' } } },
    ]);
  });

  it('of a message tells nothing that the visitor entered', async () => {
    const contact = aContactSubmission({
      name: 'secret',
      email: 'secret@example.com',
      message: 'secret, secret',
    });
    const change = {
      document: db.collection('contacts').doc(contact.id),
      before: toDocument(contact),
      after: undefined,
    };
    await recordDirectChange(db, change, ADMIN, anEvent());
    const [entry] = await entriesOf(contact);
    expect(entry).toMatchObject({ what: 'deleted', changes: { isRead: { before: false } } });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });
});
