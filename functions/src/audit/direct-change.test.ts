import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '@app/domain/audit/audit-entry-schema.ts';
import { aContactSubmission, aFaq } from '@app/domain/testing/factories.ts';
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

  it.each(['service_account', 'system'])('is not one when a %s made it', async (authType) => {
    const faq = aFaq();
    await recordDirectChange(db, changeOf(faq, { order: 7 }), { authType, authId: 'sample' }, anEvent());
    expect(await entriesOf(faq)).toEqual([]);
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
