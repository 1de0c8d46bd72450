import { afterAll, beforeAll, expect, test } from 'vitest';
import { IndexChecker } from '../../../src/indexes/index-checker.ts';
import { parseIndexFile } from '../../../src/indexes/index-file.ts';
import type { Client } from '../../support/client.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { outcomeOf } from '../../support/outcome.ts';
import { INDEX_CASES, INDEX_FILE } from '../cases/indexes.ts';
import { conform } from '../conform.ts';

/** Defines the tests of queries that require declared indexes, with one SDK. */
export function indexesBy({ open }: Pick<Sdk, 'open'>): void {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator(undefined, { indexes: new IndexChecker(parseIndexFile(INDEX_FILE)) });
    client = await open(emulator);
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.concurrent.each(INDEX_CASES.map((each) => [each[0], each] as const))('%s', (title, each) =>
    conform(title, async () => {
      const [, spec, refusal, summed] = each;
      const query = { from: 'c', ...spec };
      const answer: Promise<unknown> =
        summed === undefined ? client.find(query) : client.aggregate(query, summed);
      const message = await answer.then(
        () => '',
        (error: Error) => error.message,
      );
      expect(await outcomeOf(answer)).toBe(refusal === undefined ? 'allowed' : 'failed-precondition');
      expect(message).toContain(refusal ?? '');
    }),
  );
}
