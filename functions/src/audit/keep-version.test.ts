import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { contentVersionSchema } from '@app/domain/content/content-version-schema.ts';
import { aBooking, aStory } from '@app/domain/testing/factories.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { keepVersion } from './handle-change.ts';

const { db } = isolatedProject();
const OWN = '1-compute@developer.gserviceaccount.com';
const deps = { db, ownServiceAccount: async () => OWN };
const ADMIN = { authType: 'unknown', authId: 'admin-uid' };
const WHEN = new Date('2026-11-21T00:00:00Z');
const anEvent = () => ({ eventId: `sample/${crypto.randomUUID()}`, when: WHEN });

function changeOf(changes: object | null) {
  const story = aStory({ title: 'First title' });
  const before = toDocument(story);
  const document = db.collection(COLLECTIONS.stories).doc(story.id);
  return { document, before, after: changes ? { ...before, ...changes } : undefined };
}

async function versionsOf({ id }: { id: string }) {
  const { docs } = await db.collection(COLLECTIONS.contentHistory).where('item', '==', id).get();
  return docs.map((version) => fromDocument(contentVersionSchema, version)!);
}

it('keeps what a change has replaced, once, with who changed which fields and when', async () => {
  const change = changeOf({ title: 'Second title', isPublished: false });
  const event = anEvent();
  await keepVersion(deps, change, ADMIN, event);
  await keepVersion(deps, change, ADMIN, event);
  expect(await versionsOf(change.document)).toMatchObject([
    {
      collection: 'stories',
      who: 'admin-uid',
      when: WHEN,
      fields: ['isPublished', 'title'],
      content: { title: 'First title', isPublished: true },
    },
  ]);
});

it('names the admin whose call changed the item by the audit log', async () => {
  const change = changeOf({ title: 'Second title' });
  const entry = { who: 'calling-admin', item: change.document.id, when: WHEN };
  await db.collection(COLLECTIONS.auditLog).add(entry);
  await keepVersion(deps, change, { authType: 'service_account', authId: OWN }, anEvent());
  expect(await versionsOf(change.document)).toMatchObject([{ who: 'calling-admin' }]);
});

it('keeps the last version of a deleted item', async () => {
  const change = changeOf(null);
  await keepVersion(deps, change, ADMIN, anEvent());
  expect(await versionsOf(change.document)).toMatchObject([{ content: { title: 'First title' } }]);
});

it('keeps nothing of a new item, an unchanged one or what a visitor entered', async () => {
  const change = changeOf({});
  await keepVersion(deps, change, ADMIN, anEvent());
  await keepVersion(deps, { ...change, before: undefined }, ADMIN, anEvent());
  const booking = aBooking(crypto.randomUUID());
  const before = toDocument(booking);
  const document = db.collection(COLLECTIONS.bookings).doc(booking.id);
  await keepVersion(deps, { document, before, after: { ...before, name: 'Other' } }, ADMIN, anEvent());
  expect([...(await versionsOf(change.document)), ...(await versionsOf(document))]).toEqual([]);
});
