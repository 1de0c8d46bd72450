import { beforeAll, describe, expect, it } from 'vitest';
import type { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CURRENT_VERSIONS_ID } from '@app/domain/content/content-versions.ts';
import { aCoffee, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { mergeTags } from '../content/tags.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { auditEntriesOf } from '../../testing/stored.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
// Nothing else raises the versions of this database.
const { db } = isolatedProject();
const { app, deps } = emulatedApp({ db, clock: { now: () => NOW, wait: async () => {} } });
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

/** Returns a tag that no other test uses. */
const aTag = () => `tag ${crypto.randomUUID().slice(0, 8)}`;

const store = async (collection: 'products' | 'events' | 'stories', item: { id: string }) => {
  await db.collection(collection).doc(item.id).set(toDocument(item));
  return item.id;
};
const tagsOf = async (collection: string, id: string) =>
  (await db.collection(collection).doc(id).get()).get('tags') as string[];
const labelOf = async (key: string) => (await db.collection(COLLECTIONS.tagLabels).doc(key).get()).data();
const version = async () => {
  const current = await db.collection(COLLECTIONS.contentVersions).doc(CURRENT_VERSIONS_ID).get();
  return (current.get('versions.tagLabels') as Timestamp | undefined)?.toDate();
};

const setLabel = (key: string, label: object) =>
  send(app, 'PUT', `/api/admin/tags/${encodeURIComponent(key)}`, label, admin);
const merge = (from: string, into: string) =>
  send(app, 'POST', '/api/admin/tags/merge', { from, into }, admin);
const listed = async (key: string) => {
  const tags = (await (await app.request('/api/admin/tags', { headers: admin })).json()) as { key: string }[];
  return tags.find((tag) => tag.key === key);
};

describe('list of tags', () => {
  it('counts the items of each kind that use a tag, and has its label', async () => {
    const tag = aTag();
    await store('products', aCoffee({ tags: [tag, 'blend'] }));
    await store('products', aCoffee({ tags: [tag, tag], isPublished: false }));
    await store('stories', aStory({ tags: [tag] }));
    await setLabel(tag, { label: 'Sample', labelKr: '예시' });
    expect(await listed(tag)).toEqual({
      key: tag,
      label: 'Sample',
      labelKr: '예시',
      products: 2,
      events: 0,
      stories: 1,
    });
  });

  it('has tags without a label, and labels that no item uses', async () => {
    const [unlabelled, unused] = [aTag(), aTag()];
    await store('events', anEvent({ tags: [unlabelled] }));
    await setLabel(unused, { label: '', labelKr: '예시' });
    expect(await listed(unlabelled)).toMatchObject({ label: '', labelKr: '', events: 1 });
    expect(await listed(unused)).toMatchObject({ labelKr: '예시', products: 0, events: 0, stories: 0 });
  });
});

describe('label of a tag', () => {
  it('is stored trimmed under its key, raises the version of the labels, and is logged', async () => {
    const key = `${aTag()} 햇쌀`;
    const response = await setLabel(key, { label: ' New rice ', labelKr: '햇쌀' });
    expect(response.status).toBe(204);
    expect(await labelOf(key)).toEqual({ label: 'New rice', labelKr: '햇쌀' });
    expect(await version()).toEqual(NOW);
    expect(await auditEntriesOf(db, key)).toMatchObject([{ collection: 'tagLabels', what: 'created' }]);
  });

  it('is removed when it has no text', async () => {
    const key = aTag();
    await setLabel(key, { label: 'Sample', labelKr: '' });
    expect((await setLabel(key, { label: ' ', labelKr: '' })).status).toBe(204);
    expect(await labelOf(key)).toBeUndefined();
  });

  it('is refused when it is too long or its tag could not be its id', async () => {
    const tooLong = await expectProblem(
      await setLabel(aTag(), { label: 'x'.repeat(41), labelKr: '' }),
      400,
      'validation_failed',
    );
    expect(tooLong.errors.map(({ field }) => field)).toEqual(['label']);
    await expectProblem(await setLabel('a/b', { label: 'x', labelKr: '' }), 400, 'validation_failed');
  });
});

describe('merge of tags', () => {
  it('replaces the tag in items of all kinds, keeps their other tags, and is logged for each', async () => {
    const [from, into] = [aTag(), aTag()];
    const product = await store('products', aCoffee({ tags: ['blend', from, into] }));
    const event = await store('events', anEvent({ tags: [from] }));
    const story = await store('stories', aStory({ tags: ['craft', from] }));
    const other = await store('stories', aStory({ tags: [into] }));
    const response = await merge(from, into);
    expect([response.status, await response.json()]).toEqual([200, { changed: 3, isDone: true }]);
    expect(await tagsOf('products', product)).toEqual(['blend', into]);
    expect(await tagsOf('events', event)).toEqual([into]);
    expect(await tagsOf('stories', story)).toEqual(['craft', into]);
    expect(await tagsOf('stories', other)).toEqual([into]);
    expect(await auditEntriesOf(db, story)).toMatchObject([{ what: 'updated', changes: { tags: {} } }]);
    expect(await auditEntriesOf(db, other)).toEqual([]);
  });

  it('replaces the tag in more items than one batch has', async () => {
    const [from, into] = [aTag(), aTag()];
    const ids = await Promise.all(
      Array.from({ length: 51 }, () => store('products', aCoffee({ tags: [from] }))),
    );
    expect(await (await merge(from, into)).json()).toEqual({ changed: 51, isDone: true });
    for (const id of ids) expect(await tagsOf('products', id)).toEqual([into]);
  });

  it('continues where it ran out of time, and moves the label last', async () => {
    const [from, into] = [aTag(), aTag()];
    await setLabel(from, { label: 'Sample', labelKr: '' });
    await Promise.all(Array.from({ length: 30 }, () => store('products', aCoffee({ tags: [from] }))));
    let checks = 0;
    const afterOneBatch = { isOver: () => (checks += 1) > 1 };
    expect(await mergeTags(deps, { from, into }, afterOneBatch)).toEqual({ changed: 25, isDone: false });
    expect([await listed(from), await listed(into)]).toMatchObject([
      { products: 5, label: 'Sample' },
      { products: 25, label: '' },
    ]);
    expect(await (await merge(from, into)).json()).toEqual({ changed: 5, isDone: true });
    expect(await listed(from)).toBeUndefined();
    expect(await listed(into)).toMatchObject({ products: 30, label: 'Sample' });
    expect(await (await merge(from, into)).json()).toEqual({ changed: 0, isDone: true });
  });

  it('keeps the texts of the remaining tag, and gives it those that it lacks', async () => {
    const [from, into] = [aTag(), aTag()];
    await setLabel(from, { label: 'Merged', labelKr: '합침' });
    await setLabel(into, { label: 'Kept', labelKr: '' });
    await merge(from, into);
    expect([await labelOf(from), await labelOf(into)]).toEqual([
      undefined,
      { label: 'Kept', labelKr: '합침' },
    ]);
  });

  it('merges a tag that could not have a label', async () => {
    const [tag, into] = [aTag(), aTag()];
    const story = await store('stories', aStory({ tags: [`${tag}/x `] }));
    expect(await (await merge(`${tag}/x `, into)).json()).toEqual({ changed: 1, isDone: true });
    expect(await tagsOf('stories', story)).toEqual([into]);
  });

  it('refuses to replace the tag by which age-restricted items are recognised', async () => {
    const story = await store('stories', aStory({ tags: ['makgeolli'] }));
    const { errors } = await expectProblem(await merge('makgeolli', 'rice'), 400, 'validation_failed');
    expect(errors.map(({ field }) => field)).toEqual(['from']);
    expect(await tagsOf('stories', story)).toEqual(['makgeolli']);
  });

  it('refuses to merge a tag into itself', async () => {
    const tag = aTag();
    const { errors } = await expectProblem(await merge(tag, tag), 400, 'validation_failed');
    expect(errors.map(({ field }) => field)).toEqual(['into']);
  });
});
