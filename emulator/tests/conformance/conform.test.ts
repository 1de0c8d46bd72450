import { expect, test } from 'vitest';
import { BATCH_CASES } from './cases/batches.ts';
import { CURSOR_CASES } from './cases/cursors.ts';
import { DOCUMENT_CASES, TRANSFORM_CASES, VALUES } from './cases/documents.ts';
import { INDEX_CASES } from './cases/indexes.ts';
import { LISTENING_CASES } from './cases/listening.ts';
import { AGGREGATION_CASES, PATH_CASES } from './cases/paths.ts';
import { FILTER_CASES, NAME_CASES, ORDER_CASES, REFUSED_CASES, TREE_CASES } from './cases/queries.ts';
import { EXPRESSIONS } from './cases/rules/expressions.ts';
import { RULES_FILE_CASES } from './cases/rules/language.ts';
import { PROOFS } from './cases/rules/queries.ts';
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
  ...PATH_CASES,
  ...TYPE_CASES,
  ...NAME_CASES,
  ...REFUSED_CASES,
  ...INDEX_CASES,
  ...AGGREGATION_CASES,
  ...TRANSACTION_CASES,
  ...LISTENING_CASES,
];

const RULES = [...EXPRESSIONS, ...RULES_FILE_CASES, ...PROOFS];

const fail = (): never => {
  throw new Error('it differs');
};
const pass = (): undefined => undefined;

test('fails when a case that is not a known failure fails', async () => {
  await expect(conform('a case', pass, {})).resolves.toBeUndefined();
  await expect(conform('a case', fail, {})).rejects.toThrow('it differs');
});

test('fails when a known failure passes', async () => {
  const known = { 'a case': 'for a reason' };
  await expect(conform('a case', fail, known)).resolves.toBeUndefined();
  await expect(conform('a case', pass, known)).rejects.toThrow(
    '"a case" is listed as a known failure, but passes. Take it off the list. (for a reason)',
  );
});

test('lists only titles of existing cases as known failures', () => {
  expect(withoutCase([['a case'], { title: 'another' }], { 'a case': '', another: '', third: '' })).toEqual([
    'third',
  ]);
  expect(withoutCase([...CASES, ...RULES])).toEqual([]);
});

test('contains at least 400 cases of documents, queries, transactions and listening, and 600 of rules', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(400);
  expect(RULES.length).toBeGreaterThanOrEqual(600);
});
