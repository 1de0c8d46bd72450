import { describe, expect, it } from 'vitest';
import { DomainError } from '@app/domain/errors.ts';
import { batchByKey, outcomeOf } from './batch-by-key.ts';

describe('batchByKey', () => {
  /** Doubles numbers; each batch waits until the test finishes it. */
  function slowDoubling() {
    const batches: { key: string; requests: readonly number[]; finish(): void }[] = [];
    const double = batchByKey<number, number>(async (key, requests) => {
      await new Promise<void>((finish) => batches.push({ key, requests, finish }));
      return requests.map((request) =>
        outcomeOf(() => {
          if (request < 0) throw new DomainError('not_found', `${request} is negative`);
          if (request === 13) throw new Error('Not that one');
          return request * 2;
        }),
      );
    });
    return { double, batches };
  }

  it('processes requests that arrive during a batch together, each with its own outcome', async () => {
    const { double, batches } = slowDoubling();
    const answers = Promise.allSettled([double('a', 1), double('a', 2), double('a', -3), double('b', 4)]);
    expect(batches.map(({ key, requests }) => [key, requests])).toEqual([
      ['a', [1]],
      ['b', [4]],
    ]);
    batches.forEach(({ finish }) => finish());
    await expect.poll(() => batches.length).toBe(3);
    expect(batches[2]!.requests).toEqual([2, -3]);
    batches[2]!.finish();
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 4 },
      { status: 'rejected', reason: new DomainError('not_found', '-3 is negative') },
      { status: 'fulfilled', value: 8 },
    ]);
  });

  it('rejects the whole batch on an unexpected error and processes the next one', async () => {
    const { double, batches } = slowDoubling();
    const first = double('a', 1);
    const together = Promise.allSettled([double('a', 2), double('a', 13)]);
    batches[0]!.finish();
    expect(await first).toBe(2);
    await expect.poll(() => batches.length).toBe(2);
    const next = double('a', 5);
    batches[1]!.finish();
    const failed = { status: 'rejected', reason: new Error('Not that one') };
    expect(await together).toEqual([failed, failed]);
    await expect.poll(() => batches.length).toBe(3);
    batches[2]!.finish();
    expect(await next).toBe(10);
  });
});
