import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '../testing/client.ts';
import type { Client, Step } from '../testing/client.ts';
import { CLIENTS } from '../testing/clients.ts';
import { startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { BEFORE_BATCHES } from './cases/batches.ts';
import { TRANSACTION_CASES } from './cases/transactions.ts';
import { conform, within } from './conform.ts';

/** The server SDK alone locks what it reads; the others look at their commit whether it is still so. */
const LOCKS = 'firebase-admin';

/** The same step in a collection of the case's own. */
function stepWithin(collection: string, step: Step): Step {
  if (step[0] === 'outside') return ['outside', within(collection, step[1])];
  if (step[0] === 'get') return ['get', `${collection}/${step[1]}`];
  if (step[0] === 'add') return ['add', `${collection}/${step[1]}`, step[2]];
  return step[0] === 'give up' ? step : within(collection, step);
}

describe.each(Object.entries(CLIENTS))('a transaction by %s', (name, open) => {
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

  test.concurrent.each(TRANSACTION_CASES)('$title', ({ title, steps, seen, stored, refused, withoutLocks }) =>
    conform(title, async () => {
      await client.write(...BEFORE_BATCHES.map((write) => within(title, write)));
      const expected = { attempts: 1, ...(seen && { seen }), ...(name !== LOCKS && withoutLocks) };
      const running = client.transact(...steps.map((step) => stepWithin(title, step)));
      const outcome: unknown = await running.then(plain, (error: Error) => error.message);
      expect(outcome).toEqual(refused ? expect.stringMatching(refused) : expect.objectContaining(expected));
      for (const [path, data] of Object.entries(stored))
        expect([path, (await client.get(`${title}/${path}`)) ?? null]).toEqual([path, data]);
    }),
  );
});
