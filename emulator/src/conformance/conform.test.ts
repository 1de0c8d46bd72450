import { expect, test } from 'vitest';
import { BATCH_CASES } from './cases/batches.ts';
import { CURSOR_CASES } from './cases/cursors.ts';
import { DOCUMENT_CASES, TRANSFORM_CASES, VALUES } from './cases/documents.ts';
import { LISTENING_CASES } from './cases/listening.ts';
import { AGGREGATION_CASES, PLACE_CASES } from './cases/places.ts';
import { FILTER_CASES, INDEX_CASES, ORDER_CASES, TREE_CASES } from './cases/queries.ts';
import { TRANSACTION_CASES } from './cases/transactions.ts';
import { TYPE_CASES } from './cases/types.ts';
import { conform, withoutCase } from './conform.ts';

const CASES = [
  ...DOCUMENT_CASES,
  ...TRANSFORM_CASES,
  ...VALUES,
  ...BATCH_CASES,
  ...FILTER_CASES,
  ...TREE_CASES,
  ...ORDER_CASES,
  ...CURSOR_CASES,
  ...PLACE_CASES,
  ...TYPE_CASES,
  ...INDEX_CASES,
  ...AGGREGATION_CASES,
  ...TRANSACTION_CASES,
  ...LISTENING_CASES,
];

const fail = (): never => {
  throw new Error('it differs');
};
const pass = (): undefined => undefined;

test('a case that is not listed must pass', async () => {
  await expect(conform('a case', pass, {})).resolves.toBeUndefined();
  await expect(conform('a case', fail, {})).rejects.toThrow('it differs');
});

test('a case that is listed must fail', async () => {
  const known = { 'a case': 'for a reason' };
  await expect(conform('a case', fail, known)).resolves.toBeUndefined();
  await expect(conform('a case', pass, known)).rejects.toThrow(
    '"a case" is listed as a known failure, but passes. Take it off the list. (for a reason)',
  );
});

test('the list names cases that there are', () => {
  expect(withoutCase([['a case'], { title: 'another' }], { 'a case': '', another: '', third: '' })).toEqual([
    'third',
  ]);
  expect(withoutCase(CASES)).toEqual([]);
});

test('there are more than 400 cases of documents, queries, transactions and listening', () => {
  expect(CASES.length).toBeGreaterThan(400);
});
