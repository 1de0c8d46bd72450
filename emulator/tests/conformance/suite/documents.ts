import { afterAll, beforeAll, expect, test } from 'vitest';
import { plain } from '../../support/client.ts';
import type { Client } from '../../support/client.ts';
import { GRPC, REST, STREAMS } from '../../support/clients.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { outcomeOf } from '../../support/outcome.ts';
import { serverTimestamp } from '../../support/tag.ts';
import { BATCH_CASES, BEFORE_BATCHES } from '../cases/batches.ts';
import { DOCUMENT_CASES, TRANSFORM_CASES, VALUES } from '../cases/documents.ts';
import { conform, within } from '../conform.ts';

/** Defines the tests of writes, values and batches with one SDK. */
export function documentsBy({ open, invalidArgument }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;
  let others: Client[];

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
    others = await Promise.all([GRPC, REST, STREAMS].map((other) => other.open(emulator)));
  });

  afterAll(async () => {
    await Promise.all([client, ...others].map((each) => each.close()));
    await emulator.close();
  });

  test.concurrent.each([...DOCUMENT_CASES, ...TRANSFORM_CASES])('%s', (title, writes, stored) =>
    conform(title, async () => {
      for (const write of writes) await client.write(within(title, write));
      expect(plain(await client.get(`${title}/a`))).toEqual(stored);
    }),
  );

  test.concurrent.each(VALUES)('every SDK reads %s as it was written', (title, value) =>
    conform(title, async () => {
      const path = `values/${title}`;
      await client.write(['set', path, { value }]);
      const read = await Promise.all(others.map((other) => other.get(path)));
      expect(plain(read)).toEqual(others.map(() => ({ value: plain(value) })));
    }),
  );

  test.concurrent.each(BATCH_CASES.map((each) => [each[0], each] as const))('a batch of %s', (title, each) =>
    conform(title, async () => {
      const [, writes, stored, refused = 'allowed'] = each;
      await client.write(...BEFORE_BATCHES.map((write) => within(title, write)));
      const outcome = await outcomeOf(client.write(...writes.map((write) => within(title, write))));
      expect(outcome).toBe(refused === 'invalid-argument' ? invalidArgument : refused);
      for (const [path, data] of Object.entries(stored))
        expect([path, (await client.get(`${title}/${path}`)) ?? null]).toEqual([path, data]);
    }),
  );

  test('serverTimestamp stores the request time in whole milliseconds, the same in all fields', async () => {
    const before = Date.now();
    await client.write(['set', 'times/a', { x: serverTimestamp(), y: { z: serverTimestamp() } }]);
    const { x, y } = (await client.get('times/a')) as {
      x: { toMillis(): number; nanoseconds: number };
      y: { z: unknown };
    };
    expect(x.toMillis()).toBeGreaterThanOrEqual(before);
    expect(x.toMillis()).toBeLessThanOrEqual(Date.now());
    expect(x.nanoseconds % 1e6).toBe(0);
    expect(plain(y.z)).toEqual(plain(x));
  });
}
