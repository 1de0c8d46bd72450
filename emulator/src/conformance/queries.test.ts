import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { CLIENTS } from '../testing/clients.ts';
import { startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { QUERY_CASES, things, valuesInOrder } from './query-cases.ts';

describe.each(Object.entries(CLIENTS))('queries by %s', (_, open) => {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
    for (const [id, data] of Object.entries(things(client.values))) await client.set(`things/${id}`, data);
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.each(QUERY_CASES)('%s', async (_title, query, ids) => {
    expect((await client.find({ from: 'things', ...query })).join('')).toBe(ids);
  });

  test('values of every type have one order', async () => {
    const values = valuesInOrder(client.values);
    const ids = values.map((_value, i) => String(i).padStart(2, '0'));
    // Stored backwards, so that the order found is not the order of arrival.
    for (const id of ids.toReversed()) await client.set(`ordered/${id}`, { value: values[Number(id)] });
    expect(await client.find({ from: 'ordered', orderBy: [['value']] })).toEqual(ids);
    expect(await client.find({ from: 'ordered', orderBy: [['value', 'desc']] })).toEqual(ids.toReversed());
  });

  test('a collection group finds collections of that id at every depth', async () => {
    await client.set('reviews/top', { stars: 5 });
    await client.set('things/a/reviews/one', { stars: 3 });
    await client.set('things/a/more/x/reviews/deep', { stars: 1 });
    await client.set('things/a/preview/other', { stars: 2 });
    expect(await client.find({ from: 'reviews', group: true, orderBy: [['stars']] })).toEqual([
      'deep',
      'one',
      'top',
    ]);
    expect(await client.find({ from: 'things/a/reviews' })).toEqual(['one']);
  });

  test('numeric ids stand before others, and names order by their UTF-8', async () => {
    for (const id of ['b', '__id10__', '🌞', '\uffff', '__id9__']) await client.set(`names/${id}`, {});
    expect(await client.find({ from: 'names' })).toEqual(['__id9__', '__id10__', 'b', '\uffff', '🌞']);
  });

  test('count, sum and average take the documents that have the field, and its numbers', async () => {
    expect(await client.aggregate({ from: 'things' }, 'price')).toEqual({
      count: 6,
      sum: 100.5,
      average: 20.1,
    });
    expect(await client.aggregate({ from: 'things', where: ['kind', '==', 'coffee'] }, 'price')).toEqual({
      count: 2,
      sum: 30,
      average: 15,
    });
    expect(await client.aggregate({ from: 'nowhere' }, 'price')).toEqual({ count: 0, sum: 0, average: null });
  });
});
