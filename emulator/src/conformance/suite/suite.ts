import { describe } from 'vitest';
import type { Sdk } from '../../testing/clients.ts';
import { documentsBy } from './documents.ts';
import { listeningBy } from './listening.ts';
import { aggregationsBy, queriesBy } from './queries.ts';
import { rulesExpressionsBy } from './rules-expressions.ts';
import { rulesFilesBy } from './rules-files.ts';
import { rulesQueriesBy } from './rules-queries.ts';
import { transactionsBy } from './transactions.ts';

/** The whole conformance suite through one SDK, apart from what that SDK cannot do. */
export function conformanceOf(sdk: Sdk): void {
  describe('documents', () => {
    documentsBy(sdk);
  });
  describe('queries', () => {
    queriesBy(sdk);
  });
  describe('aggregations', () => {
    aggregationsBy(sdk);
  });
  describe('a transaction', () => {
    transactionsBy(sdk);
  });
  if (sdk.listens)
    describe('listening to', () => {
      listeningBy(sdk);
    });
  if (!sdk.obeysRules) return;
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
