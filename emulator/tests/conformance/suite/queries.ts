import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, Data, Write } from '../../support/client.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { outcomeOf } from '../../support/outcome.ts';
import { CURSOR_CASES } from '../cases/cursors.ts';
import { AGGREGATION_CASES, PATH_DOCUMENTS, PATH_CASES } from '../cases/paths.ts';
import {
  FILTER_CASES,
  NAME_CASES,
  ORDER_CASES,
  REFUSED_CASES,
  THINGS,
  TREE_CASES,
} from '../cases/queries.ts';
import { MIXED, TYPE_CASES, VALUES_IN_ORDER } from '../cases/types.ts';
import { conform } from '../conform.ts';

const QUERY_CASES = [
  ...FILTER_CASES,
  ...TREE_CASES,
  ...ORDER_CASES,
  ...NAME_CASES,
  ...CURSOR_CASES,
  ...PATH_CASES,
  ...TYPE_CASES,
];

/** Returns writes in reverse order, so that query results are not simply in insertion order. */
const documents = (collection: string, data: Readonly<Record<string, Data>>): Write[] =>
  Object.entries(data)
    .map(([id, fields]): Write => ['set', `${collection}${id}`, fields])
    .toReversed();

const inOrder = Object.fromEntries(
  VALUES_IN_ORDER.map((value, i) => [String(i).padStart(2, '0'), { value }] as const),
);

/** Defines the tests of query results with one SDK, or with its cache alone. */
export function queriesBy({ open, cacheAlone = false }: Pick<Sdk, 'open'> & { cacheAlone?: boolean }): void {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
    await client.write(
      ...documents('things/', THINGS),
      ...documents('mixed/', MIXED),
      ...documents('', PATH_DOCUMENTS),
      ...documents('ordered/', inOrder),
    );
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.concurrent.each(QUERY_CASES.map((each) => [each[0], each] as const))('%s', (title, each) =>
    conform(title, async () => {
      const [, query, ids, inCache = ids] = each;
      // Where the client's cache would return more documents, use a new client with an empty cache.
      const asked = inCache === ids || cacheAlone ? client : await open(emulator);
      const found = (await asked.find({ from: 'things', ...query })).join('');
      if (asked !== client) await asked.close();
      expect(found).toBe(cacheAlone ? inCache : ids);
    }),
  );

  test('values of all types have a total order', async () => {
    const ids = Object.keys(inOrder).toSorted();
    expect(await client.find({ from: 'ordered', orderBy: [['value']] })).toEqual(ids);
    expect(await client.find({ from: 'ordered', orderBy: [['value', 'desc']] })).toEqual(ids.toReversed());
  });
}

/** Defines the tests of what an SDK leaves to the server: invalid queries and aggregations. */
export function aggregationsBy({ open, invalidArgument }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
    await client.write(...documents('things/', THINGS), ...documents('', PATH_DOCUMENTS));
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.concurrent.each(REFUSED_CASES)('rejects %s', (title, query, refused, sentence) =>
    conform(title, async () => {
      const found = client.find({ from: 'things', ...query });
      expect(await outcomeOf(found)).toBe(refused === 'invalid-argument' ? invalidArgument : refused);
      await expect(found).rejects.toThrow(sentence);
    }),
  );

  test.concurrent.each(AGGREGATION_CASES)(
    'count, sum and average: %s',
    (title, query, field, count, sum, average) =>
      conform(title, async () => {
        const answer = await client.aggregate({ from: 'things', ...query }, field);
        expect(answer).toEqual({ count, sum, average });
      }),
  );
}
