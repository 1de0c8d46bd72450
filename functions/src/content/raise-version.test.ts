import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CURRENT_VERSIONS_ID, type VersionedCollection } from '@app/domain/content/content-versions.ts';
import { aCoffee, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { toDocument } from '../store/documents.ts';
import { firestoreTransactions } from '../store/transaction.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { raiseVersion } from './raise-version.ts';
import { SCHEDULED_COUNT } from './scheduled-changes.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const at = (hour: number) => new Date(NOW.getTime() + hour * 60 * 60 * 1000);
const { db } = isolatedProject();
const transaction = firestoreTransactions(db);
const current = db.collection(COLLECTIONS.contentVersions).doc(CURRENT_VERSIONS_ID);

const raise = (collection: VersionedCollection, when: Date, now = NOW) =>
  raiseVersion({ db, transaction, clock: { now: () => now } }, collection, when);

const store = (collection: 'products' | 'events' | 'stories', item: { id: string }) =>
  db.collection(collection).doc(item.id).set(toDocument(item));

/** Returns the field of the document with Dates. */
async function stored(field: string): Promise<unknown> {
  const value: unknown = (await current.get()).get(field);
  const isTime = (item: unknown): item is { toDate(): Date } =>
    item !== null && typeof item === 'object' && 'toDate' in item;
  return Array.isArray(value)
    ? value.map((item) => (isTime(item) ? item.toDate() : item))
    : isTime(value)
      ? value.toDate()
      : value;
}

describe('raiseVersion', () => {
  it('records the latest change of each collection, however often and in whatever order changes are reported', async () => {
    await current.delete();
    for (const hour of [2, 1, 2, 3, 2]) await raise('products', at(hour));
    await raise('faqs', at(1));
    expect([await stored('versions.products'), await stored('versions.faqs')]).toEqual([at(3), at(1)]);
  });

  it('keeps the latest of concurrent changes of all collections', async () => {
    await current.delete();
    await Promise.all([
      raise('products', at(1)),
      raise('products', at(3)),
      raise('products', at(2)),
      raise('events', at(4)),
      raise('storeLocations', at(5)),
    ]);
    expect(
      await Promise.all(['products', 'events', 'storeLocations'].map((name) => stored(`versions.${name}`))),
    ).toEqual([at(3), at(4), at(5)]);
  });

  it('writes nothing for a change that is already recorded', async () => {
    await raise('faqs', at(6));
    const { updateTime } = await current.get();
    await raise('faqs', at(6));
    expect((await current.get()).updateTime).toEqual(updateTime);
  });

  it('lists when scheduled stories appear, and not drafts or published ones', async () => {
    await Promise.all([
      store('stories', aStory({ publishedAt: at(9) })),
      store('stories', aStory({ publishedAt: at(8) })),
      store('stories', aStory({ publishedAt: at(7), isPublished: false })),
      store('stories', aStory({ publishedAt: NOW })),
    ]);
    await raise('stories', at(1));
    expect(await stored('scheduled.stories')).toEqual([at(8), at(9)]);
    await raise('stories', at(2), at(8));
    expect(await stored('scheduled.stories')).toEqual([at(9)]);
  });

  it('lists when a product appears and disappears, and nothing of one that is always visible', async () => {
    await Promise.all([
      store('products', aCoffee({ visibleFrom: at(8), visibleUntil: at(9) })),
      store('products', aCoffee({ ...ALWAYS_VISIBLE })),
    ]);
    await raise('products', at(30));
    expect(await stored('scheduled.products')).toEqual([at(8), at(9)]);
  });

  it('lists the whole minute from which visitors see an item whose time has seconds', async () => {
    const withSeconds = new Date(NOW.getTime() + 30_000);
    const minute = new Date(NOW.getTime() + 60_000);
    const { docs } = await db.collection('stories').get();
    await Promise.all(docs.map((story) => story.ref.delete()));
    await store('stories', aStory({ publishedAt: withSeconds, visibleFrom: withSeconds }));
    await raise('stories', at(3), new Date(NOW.getTime() + 45_000));
    expect(await stored('scheduled.stories')).toEqual([minute]);
    await raise('stories', at(4), minute);
    expect(await stored('scheduled.stories')).toEqual([]);
  });

  it('lists when the next active events start, each time once', async () => {
    const hours = Array.from({ length: SCHEDULED_COUNT + 3 }, (_, index) => index + 1);
    await Promise.all([
      ...[...hours, 1].map((hour) => store('events', anEvent({ dateTime: at(hour) }))),
      store('events', anEvent({ dateTime: at(0.5), isActive: false })),
      store('events', anEvent({ dateTime: at(-1) })),
    ]);
    await raise('events', at(10));
    const listed = (await stored('scheduled.events')) as Date[];
    expect(listed).toEqual(hours.slice(0, listed.length).map(at));
    expect(listed.length).toBeGreaterThanOrEqual(SCHEDULED_COUNT - 1);
  });

  it('keeps what is scheduled when an earlier change is reported late', async () => {
    await raise('stories', at(20));
    const scheduled = await stored('scheduled.stories');
    await Promise.all((await db.collection('stories').listDocuments()).map((story) => story.delete()));
    await raise('stories', at(19));
    expect(await stored('scheduled.stories')).toEqual(scheduled);
    await raise('stories', at(21));
    expect(await stored('scheduled.stories')).toEqual([]);
  });
});
