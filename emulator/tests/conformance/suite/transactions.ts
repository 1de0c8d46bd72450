import { afterAll, beforeAll, expect, test } from 'vitest';
import { plain } from '../../support/client.ts';
import type { Client, Step } from '../../support/client.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { BEFORE_BATCHES } from '../cases/batches.ts';
import { TRANSACTION_CASES } from '../cases/transactions.ts';
import { conform, within } from '../conform.ts';

/** Returns the same step with its path in the given collection. */
function stepWithin(collection: string, step: Step): Step {
  if (step[0] === 'outside') return ['outside', within(collection, step[1])];
  if (step[0] === 'get') return ['get', `${collection}/${step[1]}`];
  if (step[0] === 'add') return ['add', `${collection}/${step[1]}`, step[2]];
  return step[0] === 'give up' ? step : within(collection, step);
}

/** Defines the tests of transactions with one SDK. */
export function transactionsBy({ open, locks }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.concurrent.each(TRANSACTION_CASES.map((each) => [each.title, each] as const))('%s', (title, each) =>
    conform(title, async () => {
      const { steps, seen, stored, refused, withoutLocks } = each;
      await client.write(...BEFORE_BATCHES.map((write) => within(title, write)));
      const expected = { attempts: 1, ...(seen && { seen }), ...(!locks && withoutLocks) };
      const running = client.transact(...steps.map((step) => stepWithin(title, step)));
      const outcome: unknown = await running.then(plain, (error: Error) => ({
        refused: refused?.test(error.message),
      }));
      expect(outcome).toMatchObject(refused ? { refused: true } : expected);
      for (const [path, data] of Object.entries(stored))
        expect([path, (await client.get(`${title}/${path}`)) ?? null]).toEqual([path, data]);
    }),
  );

  test('stores all of several concurrent increments', async () => {
    await Promise.all(Array.from({ length: 8 }, () => client.transact(['add', 'counters/a', 1])));
    expect(await client.get('counters/a')).toEqual({ n: 8 });
  });
}
