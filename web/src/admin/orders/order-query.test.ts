import { expect, it } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import { matches, selectionsOf } from './order-query.ts';

const fieldsOf = (text: string) =>
  selectionsOf({ state: 'all', text }, 25).map(({ where }) => [where?.[0]?.[0], where?.[0]?.[2]]);

it.each([
  ['261123-k7', [['number', '261123-K7']]],
  ['김예시', [['buyer.name', '김예시']]],
  [
    'sample',
    [
      ['buyer.name', 'sample'],
      ['buyer.name', 'Sample'],
      ['buyer.email', 'sample'],
    ],
  ],
])('searches %s in its fields', (text, fields) => expect(fieldsOf(text)).toEqual(fields));

it('filters by state in the query, and a search result afterwards', () => {
  const [selection] = selectionsOf({ state: 'paid', text: '' }, 25);
  expect(selection).toMatchObject({
    where: [['ledger.state', '==', 'paid']],
    orderBy: ['createdAt', 'desc'],
  });
  const order = anOrder();
  expect(matches({ state: 'paid', text: '26' }, order)).toBe(false);
  expect(matches({ state: 'awaitingPayment', text: '26' }, order)).toBe(true);
});
