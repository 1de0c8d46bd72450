import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { NO_DEADLINE } from '../../testing/deadlines.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { openShop, PRICE } from '../../testing/shop.ts';
import { compareWithJournal } from './compare-with-journal.ts';
import { updateSummaries } from './update-summaries.ts';

it('lists a month whose numbers differ from the journal, once, until they are right again', async () => {
  const { db } = isolatedProject();
  const shop = openShop({ db });
  const line = db.collection(COLLECTIONS.orderMismatches).doc('2026-11-numbers');
  const compare = async () => {
    const count = await compareWithJournal(shop.deps);
    return { count, line: (await line.get()).data() };
  };
  const { id } = await shop.place();
  await shop.notify(id);
  shop.pass(30);
  await updateSummaries(shop.deps, NO_DEADLINE);
  expect(await compare()).toEqual({ count: 0, line: undefined });
  const summary = db.collection(COLLECTIONS.monthlySummaries).doc('2026-11');
  expect((await summary.get()).get('orders')).toEqual({ count: 1, won: PRICE });
  await summary.update({ 'orders.won': PRICE - 1 });
  const listed = await compare();
  expect(listed).toMatchObject({ count: 1, line: { month: '2026-11', kind: 'numbers' } });
  shop.pass(30);
  expect(await compare()).toEqual(listed);
  await updateSummaries(shop.deps, NO_DEADLINE);
  expect(await compare()).toEqual({ count: 0, line: undefined });
});
