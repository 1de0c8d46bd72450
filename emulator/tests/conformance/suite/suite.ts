import { describe } from 'vitest';
import type { Sdk } from '../../support/clients.ts';
import { documentsBy } from './documents.ts';
import { indexesBy } from './indexes.ts';
import { listeningBy } from './listening.ts';
import { aggregationsBy, queriesBy } from './queries.ts';
import { rulesExpressionsBy } from './rules-expressions.ts';
import { rulesFilesBy } from './rules-files.ts';
import { rulesQueriesBy } from './rules-queries.ts';
import { transactionsBy } from './transactions.ts';

// The conformance suite runs the same cases with every SDK that supports the operations they need.

/** Defines the tests of operations that every SDK supports. */
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
  describe('listening', () => {
    listeningBy(sdk);
  });
}

/** Defines the tests of rules, for SDKs that are not admins. */
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
