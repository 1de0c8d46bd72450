import { describe } from 'vitest';
import type { Sdk } from '../../testing/clients.ts';
import { documentsBy } from './documents.ts';
import { indexesBy } from './indexes.ts';
import { listeningBy } from './listening.ts';
import { aggregationsBy, queriesBy } from './queries.ts';
import { rulesExpressionsBy } from './rules-expressions.ts';
import { rulesFilesBy } from './rules-files.ts';
import { rulesQueriesBy } from './rules-queries.ts';
import { transactionsBy } from './transactions.ts';

// The conformance suite: the same cases through whichever SDK can do what they need.

/** What every SDK does. */
export function dataOf(sdk: Sdk): void {
  describe('documents', () => {
    documentsBy(sdk);
  });
  describe('queries', () => {
    queriesBy(sdk);
  });
  describe('aggregations', () => {
    aggregationsBy(sdk);
  });
  describe('indexes', () => {
    indexesBy(sdk);
  });
  describe('a transaction', () => {
    transactionsBy(sdk);
  });
}

export function listeningOf(sdk: Sdk): void {
  describe('listening to', () => {
    listeningBy(sdk);
  });
}

/** What the rules say to those who are no admins. */
export function rulesOf(sdk: Sdk): void {
  describe('rules: expressions', () => {
    rulesExpressionsBy(sdk);
  });
  describe('rules: queries', () => {
    rulesQueriesBy(sdk);
  });
  describe('rules: files', () => {
    rulesFilesBy(sdk);
  });
}
