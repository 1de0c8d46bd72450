import { describe, expect, it } from 'vitest';
import { auditEntrySchema } from '@app/domain/audit/audit-entry-schema.ts';
import { aBooking, aContactSubmission, aFaq } from '@app/domain/testing/factories.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { recordDirectChange } from './direct-change.ts';

const WHEN = new Date('2026-11-21T00:00:00Z');
const { db } = isolatedProject();
const OWN = '1-compute@developer.gserviceaccount.com';
const deps = { db, ownServiceAccount: async () => OWN };
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

describe('recordDirectChange', () => {
  it('records a change under the uid of the admin who made it', async () => {
    const faq = aFaq();
    await recordDirectChange(deps, changeOf(faq, { order: 7 }), ADMIN, anEvent());
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

  it('records one entry when the event is delivered several times', async () => {
    const faq = aFaq();
    const event = anEvent();
    await Promise.all(
      [1, 2, 3].map(() => recordDirectChange(deps, changeOf(faq, { order: 7 }), ADMIN, event)),
    );
    expect(await entriesOf(faq)).toHaveLength(1);
  });

  it.each([
    ['the functions made it', OWN],
    ['an unnamed service account made it', undefined],
    ['a service account made it whose id is not an email address', '100000000000000000001'],
  ])('ignores a change when %s', async (_, authId) => {
    const faq = aFaq();
    const author = { authType: 'service_account', authId };
    await recordDirectChange(deps, changeOf(faq, { order: 7 }), author, anEvent());
    expect(await entriesOf(faq)).toEqual([]);
  });

  it('ignores service accounts on the local emulators, where every server uses the same one', async () => {
    const faq = aFaq();
    const author = {
      authType: 'service_account',
      authId: 'firebase-adminsdk@sample.iam.gserviceaccount.com',
    };
    const local = { db, ownServiceAccount: async () => undefined };
    await recordDirectChange(local, changeOf(faq, { order: 7 }), author, anEvent());
    expect(await entriesOf(faq)).toEqual([]);
  });

  it('fails, so that the event is redelivered, while its own service account is unknown', async () => {
    const faq = aFaq();
    const author = { authType: 'service_account', authId: 'import@sample.iam.gserviceaccount.com' };
    const [event, change] = [anEvent(), changeOf(faq, { order: 7 })];
    const ownServiceAccount = () => Promise.reject(new Error('No metadata server.'));
    await expect(recordDirectChange({ db, ownServiceAccount }, change, author, event)).rejects.toThrow(
      'No metadata server.',
    );
    await recordDirectChange(deps, change, author, event);
    expect(await entriesOf(faq)).toHaveLength(1);
  });

  it.each([
    [
      'a person in the Google Cloud console',
      { authType: 'unknown', authId: 'owner@example.com' },
      'owner@example.com',
    ],
    ['a Google system', { authType: 'system', authId: undefined }, 'system'],
    [
      'another service account',
      { authType: 'service_account', authId: 'import@sample.iam.gserviceaccount.com' },
      'import@sample.iam.gserviceaccount.com',
    ],
  ])('records a booking change made by %s', async (_, author, who) => {
    const booking = aBooking(crypto.randomUUID());
    const before = toDocument(booking);
    const document = db.collection('bookings').doc(booking.id);
    const change = { document, before, after: { ...before, status: 'confirmed' } };
    await recordDirectChange(deps, change, author, anEvent());
    expect(await entriesOf(booking)).toMatchObject([
      { who, what: 'updated', changes: { status: { before: 'pending', after: 'confirmed' } } },
    ]);
  });

  const aSessionChange = () => ({
    document: db.collection('adminSessions').doc(crypto.randomUUID()),
    before: { uid: 'admin-uid', browser: 'Firefox', system: 'macOS' },
    after: undefined,
  });

  it('records a session that is deleted in the Google Cloud console', async () => {
    const change = aSessionChange();
    const owner = { authType: 'unknown', authId: 'owner@example.com' };
    await recordDirectChange(deps, change, owner, anEvent());
    expect(await entriesOf(change.document)).toMatchObject([
      { who: 'owner@example.com', what: 'deleted', collection: 'adminSessions' },
    ]);
  });

  it('ignores the deletion of an expired session by the TTL policy', async () => {
    const change = aSessionChange();
    await recordDirectChange(deps, change, { authType: 'system' }, anEvent());
    expect(await entriesOf(change.document)).toEqual([]);
  });

  it('omits the secret from the entry about a second factor that is removed in the console', async () => {
    const document = db.collection('adminSecondFactors').doc(crypto.randomUUID());
    const change = { document, before: { state: 'enabled', secret: 'the secret' }, after: undefined };
    await recordDirectChange(deps, change, { authType: 'unknown', authId: 'owner@example.com' }, anEvent());
    const [entry] = await entriesOf(document);
    expect(entry).toMatchObject({ what: 'deleted', changes: { state: { before: 'enabled' } } });
    expect(JSON.stringify(entry)).not.toContain('the secret');
  });

  it('omits what the visitor entered from the entry about a contact message', async () => {
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
    await recordDirectChange(deps, change, ADMIN, anEvent());
    const [entry] = await entriesOf(contact);
    expect(entry).toMatchObject({ what: 'deleted', changes: { isRead: { before: false } } });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });
});
