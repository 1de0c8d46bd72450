import { beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CONTENT_STATUS_ID, NAMED_ITEMS, type ContentStatus } from '@app/domain/content/content-status.ts';
import { aFaq } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { firestoreTransactions } from '../store/transaction.ts';
import { deadlineAfter } from '../../testing/deadlines.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { rebuildContentStatus } from './rebuild-content-status.ts';
import { updateContentStatus } from './update-content-status.ts';

const { db } = isolatedProject();
const deps = { db, transaction: firestoreTransactions(db) };
const faqs = db.collection(COLLECTIONS.faqs);
const summary = db.collection(COLLECTIONS.contentStatus).doc(CONTENT_STATUS_ID);

const translated = (question: string) => toDocument(aFaq({ question, questionKr: '예시' }));
const withoutKorean = (question: string) => toDocument(aFaq({ question, questionKr: '' }));
const withoutEnglish = () => toDocument(aFaq({ category: '', categoryKr: '예시' }));

type Fields = ReturnType<typeof toDocument> | undefined;

/** Stores an item and returns a function that reports the change, as a trigger does. */
async function change(id: string, after: Fields): Promise<() => Promise<void>> {
  const document = faqs.doc(id);
  const before = (await document.get()).data();
  await (after ? document.set(after) : document.delete());
  return () => updateContentStatus(deps, { document, before, after });
}

const status = async () => ((await summary.get()).data() as ContentStatus | undefined)?.faqs;
const names = async () => (await status())?.items.map(({ title }) => title);

beforeEach(async () => {
  const documents = [...(await faqs.listDocuments()), ...(await summary.parent.listDocuments())];
  await Promise.all(documents.map((document) => document.delete()));
});

describe('summary of missing translations', () => {
  it('counts the items of a collection by language, and names them', async () => {
    await (
      await change('a', withoutKorean('Where?'))
    )();
    await (
      await change('b', withoutEnglish())
    )();
    await (
      await change('c', translated('When?'))
    )();
    expect(await status()).toMatchObject({ total: 2, missing: { kr: 1, en: 1 } });
    expect((await status())?.items.map(({ id, missing }) => [id, missing])).toEqual([
      ['b', ['en']],
      ['a', ['kr']],
    ]);
  });

  it('counts a change once, however often it is reported', async () => {
    const report = await change('a', withoutKorean('Where?'));
    await report();
    await report();
    expect(await status()).toMatchObject({ total: 1, missing: { kr: 1, en: 0 } });
    const { updateTime } = await summary.get();
    await report();
    expect((await summary.get()).updateTime).toEqual(updateTime);
  });

  it('states an item as it is now when its changes are reported in another order', async () => {
    const added = await change('a', withoutKorean('Where?'));
    const renamed = await change('a', withoutKorean('Where is it?'));
    const completed = await change('a', translated('Where is it?'));
    await completed();
    await renamed();
    await added();
    expect(await status()).toMatchObject({ total: 0, items: [] });
    const spoiled = await change('a', withoutKorean('Again'));
    await spoiled();
    await completed();
    expect(await names()).toEqual(['Again']);
    const deleted = await change('a', undefined);
    await deleted();
    await spoiled();
    expect(await status()).toMatchObject({ total: 0, items: [] });
  });

  it('counts each of several concurrent changes', async () => {
    const reports = [];
    for (let index = 0; index < 8; index += 1)
      reports.push(await change(`item-${index}`, withoutKorean(`Question ${index}`)));
    await Promise.all(reports.map((report) => report()));
    expect(await status()).toMatchObject({ total: 8, missing: { kr: 8 } });
    expect(await names()).toHaveLength(8);
  });

  it('names a limited number of items, counts all, and names others when places become free', async () => {
    const count = NAMED_ITEMS + 3;
    for (let index = 0; index < count; index += 1) await change(`item-${index}`, withoutKorean(`Q ${index}`));
    await rebuildContentStatus(deps);
    expect(await status()).toMatchObject({ total: count });
    expect(await names()).toHaveLength(NAMED_ITEMS);
    const [first] = (await status())!.items;
    await (
      await change(first!.id, translated('Done'))
    )();
    expect(await status()).toMatchObject({ total: count - 1 });
    expect(await names()).toHaveLength(NAMED_ITEMS);
    expect(await names()).not.toContain(first!.title);
  });
});

describe('rebuilding it', () => {
  it('counts content that is older than the summary, and knows collections in which nothing is missing', async () => {
    await change('a', withoutKorean('Where?'));
    expect(await rebuildContentStatus(deps)).toBe(1);
    expect(await names()).toEqual(['Where?']);
    expect((await summary.get()).data()).toMatchObject({ products: { total: 0, items: [] } });
    expect(await rebuildContentStatus(deps)).toBe(0);
  });

  it('corrects what lost events have left wrong', async () => {
    for (const id of ['renamed', 'completed', 'deleted']) await (await change(id, withoutKorean(id)))();
    await change('renamed', withoutKorean('Another name'));
    await change('completed', translated('completed'));
    await change('deleted', undefined);
    await change('added', withoutEnglish());
    expect(await rebuildContentStatus(deps)).toBe(4);
    expect(await status()).toMatchObject({ total: 2, missing: { kr: 1, en: 1 } });
    expect(await names()).toContain('Another name');
  });

  it('stops at its deadline and continues in the next run', async () => {
    await change('a', withoutKorean('Where?'));
    expect(await rebuildContentStatus(deps, deadlineAfter(0))).toBe(0);
    expect(await rebuildContentStatus(deps)).toBe(1);
  });
});
