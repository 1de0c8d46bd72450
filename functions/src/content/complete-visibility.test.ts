import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { aCoffee, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { deadlineIn } from '../store/run-parts.ts';
import { toDocument, withDates } from '../store/documents.ts';
import { appWithTriggers } from '../../testing/emulated.ts';
import { completeAllVisibilities, completeVisibility } from './complete-visibility.ts';

const { deps } = appWithTriggers();
const { db, clock } = deps;

const NAMES = ['isPublished', 'visibleFrom', 'visibleUntil'];

/** Stores an item as it was before the fields existed. */
async function storeOlder(collection: string, item: { id: string }, kept: readonly string[] = []) {
  const fields = Object.entries(toDocument(item)).filter(
    ([name]) => !NAMES.includes(name) || kept.includes(name),
  );
  const document = db.collection(collection).doc(item.id);
  await document.set(Object.fromEntries(fields));
  return document;
}

describe('the visibility of items that are older than its fields', () => {
  it('is stored, so that the queries of visitors find them', async () => {
    const [coffee, event, story] = [aCoffee(), anEvent(), aStory()];
    const documents = [
      await storeOlder(COLLECTIONS.products, coffee),
      await storeOlder(COLLECTIONS.events, event),
      await storeOlder(COLLECTIONS.stories, story, ['isPublished']),
    ];
    await completeAllVisibilities(db, deadlineIn(60_000, clock));
    for (const [index, item] of [coffee, event, story].entries()) {
      expect(withDates((await documents[index]!.get()).data())).toEqual(toDocument(item));
    }
  });

  it('keeps the fields that are stored', async () => {
    const visibleUntil = new Date('2030-01-01T00:00:00Z');
    const coffee = aCoffee({ isPublished: false, visibleUntil });
    const document = await storeOlder(COLLECTIONS.products, coffee, ['isPublished', 'visibleUntil']);
    expect(await completeVisibility(db, document)).toBe(true);
    expect(withDates((await document.get()).data())).toMatchObject({
      isPublished: false,
      visibleFrom: ALWAYS_VISIBLE.visibleFrom,
      visibleUntil,
    });
    expect(await completeVisibility(db, document)).toBe(false);
  });
});
