import { FieldPath, Filter } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { aBooking, aFaq, aStory } from '@app/domain/testing/factories.ts';
import { entryCollections, filterKeys } from '@app/domain/record-search/search-entry.ts';
import { queryTokens } from '@app/domain/record-search/search-tokens.ts';
import { toDocument } from '../store/documents.ts';
import { firestoreTransactions } from '../store/transaction.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { rebuildSearchEntries } from './rebuild-search-entries.ts';
import { searchEntryOf, updateSearchEntry } from './update-search-entry.ts';

const { db } = isolatedProject();
const deps = { db, transaction: firestoreTransactions(db) };
const WHEN = new Date('2026-11-21T00:00:00Z');

type Item = { id: string };
const documentOf = (collection: string, { id }: Item) => db.collection(collection).doc(id);
const entryOf = async (collection: string, { id }: Item) =>
  (await db.doc(`searchEntries/${collection}-${id}`).get()).data();

/** Stores `item` and handles the event of a change from `before`. */
async function change(collection: string, before: Item | undefined, after: Item | undefined) {
  const document = documentOf(collection, (after ?? before)!);
  if (after) await document.set(toDocument(after));
  else await document.delete();
  const fields = { before: before && toDocument(before), after: after && toDocument(after) };
  await updateSearchEntry(deps, { document, ...fields }, WHEN);
}

/** The query of the dashboard, with all its filters. */
async function found(text: string, state: string, event: string): Promise<unknown[]> {
  const { docs } = await db
    .collection('searchEntries')
    .where('collection', '==', 'bookings')
    .where('state', '==', state)
    .where('event', '==', event)
    .where('tokens', 'array-contains', queryTokens(text)[0])
    .orderBy('at', 'desc')
    .get();
  return docs.map((entry) => entry.get('item'));
}

/** The count of the dashboard for several tokens and filters. */
async function counted(keys: readonly string[]): Promise<number> {
  const entries = db.collection('searchEntries');
  const filters = keys.map((key) => Filter.where(new FieldPath('has', key), '==', true));
  return (
    await entries
      .where(Filter.and(...filters))
      .count()
      .get()
  ).data().count;
}

describe('search entries', () => {
  it('are counted by several words, an address and the filters of a list', async () => {
    const event = crypto.randomUUID();
    const filters = filterKeys({ collection: 'bookings', state: 'pending', event });
    const email = 'hana@example.com';
    for (const name of ['이하나', '김하나', '이하늘'])
      await change('bookings', undefined, aBooking(event, { name, email }));
    expect(await counted([...filters, ...queryTokens('이 하나')])).toBe(1);
    expect(await counted([...filters, ...queryTokens('하나')])).toBe(2);
    expect(await counted([...filters, email])).toBe(3);
    expect(await counted(filterKeys({ collection: 'bookings', state: 'confirmed', event }))).toBe(0);
  });

  it('find a booking by a given name, filtered by its current state, until it is deleted', async () => {
    const event = crypto.randomUUID();
    const booking = aBooking(event, { name: '이하나' });
    await change('bookings', undefined, booking);
    expect(await found('하나', 'pending', event)).toEqual([booking.id]);

    const confirmed = { ...booking, status: 'confirmed' as const };
    await change('bookings', booking, confirmed);
    expect(await found('하나', 'pending', event)).toEqual([]);
    expect(await found('하나', 'confirmed', event)).toEqual([booking.id]);

    await change('bookings', confirmed, undefined);
    expect(await entryOf('bookings', booking)).toBeUndefined();
  });

  it('follow the stored document when events arrive out of order', async () => {
    const faq = aFaq({ category: 'delivery' });
    const renamed = { ...faq, category: 'returns' };
    await change('faqs', undefined, renamed);
    const created = { document: documentOf('faqs', faq), before: undefined, after: toDocument(faq) };
    await updateSearchEntry(deps, created, WHEN);
    expect((await entryOf('faqs', faq))?.['tokens']).toContain('retur');

    await documentOf('faqs', faq).delete();
    await updateSearchEntry(deps, created, WHEN);
    expect((await entryOf('faqs', faq))?.['state']).toBe('deleted');
  });

  it('find deleted content for the activity only, until it exists again', async () => {
    const story = aStory({ title: 'Kiln days', titleKr: '가마의 하루' });
    await change('stories', undefined, story);
    await change('stories', story, undefined);
    for (const text of ['kiln', '하루']) {
      const { docs } = await db
        .collection('searchEntries')
        .where('collection', 'in', entryCollections('stories'))
        .where('tokens', 'array-contains', queryTokens(text)[0])
        .orderBy('at', 'desc')
        .get();
      const collections = docs.map((entry) => [entry.get('item'), entry.get('collection')]);
      expect(collections).toEqual([[story.id, 'deleted:stories']]);
    }
    expect(await counted(queryTokens('kiln'))).toBe(0);

    await change('stories', undefined, story);
    expect(await entryOf('stories', story)).toMatchObject({ collection: 'stories' });
  });

  it('of deleted content are those of the latest event when an earlier one is repeated', async () => {
    const created = aStory({ title: 'Kiln', titleKr: '' });
    const renamed = { ...created, title: 'Wheel' };
    const document = documentOf('stories', created);
    const fields = { first: toDocument(created), last: toDocument(renamed) };
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
    const creation = { document, before: undefined, after: fields.first };
    await updateSearchEntry(deps, { document, before: fields.last, after: undefined }, at(3));
    await updateSearchEntry(deps, creation, at(1));
    const { tokens, at: time } = (await entryOf('stories', created))!;
    expect([tokens, time.toDate()]).toEqual([
      searchEntryOf('stories', created.id, fields.last)?.tokens,
      at(3),
    ]);
  });

  it('are not read or written when a change does not concern the search', async () => {
    const booking = aBooking(crypto.randomUUID());
    const checkedIn = { ...booking, arrived: 1 };
    await change('bookings', booking, checkedIn);
    expect(await entryOf('bookings', booking)).toBeUndefined();
  });

  it('are rebuilt for existing documents and removed for missing ones', async () => {
    const faq = aFaq();
    await documentOf('faqs', faq).set(toDocument(faq));
    const orphan = db.doc('searchEntries/faqs-orphan');
    await orphan.set({ collection: 'faqs', item: 'orphan', tokens: [], at: new Date(0), state: 'active' });
    const { written, removed } = await rebuildSearchEntries(db);
    expect(written).toBeGreaterThan(0);
    expect(removed).toBeGreaterThan(0);
    expect(await entryOf('faqs', faq)).toMatchObject({ item: faq.id, state: 'active' });
    expect((await orphan.get()).exists).toBe(false);
  });
});
