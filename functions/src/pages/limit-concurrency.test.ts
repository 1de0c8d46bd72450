import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs two calls at a time, in order, and continues after a failure', async () => {
  const started: number[] = [];
  const ends = new Map<number, (failure?: Error) => void>();
  let running = 0;
  let most = 0;
  const work = limitConcurrency(2, async (index: number) => {
    started.push(index);
    most = Math.max(most, ++running);
    await new Promise<void>((resolve, reject) =>
      ends.set(index, (failure) => (failure ? reject(failure) : resolve())),
    );
    running -= 1;
    return index;
  });
  const results = [0, 1, 2, 3].map((index) => work(index));
  expect(started).toEqual([0, 1]);

  ends.get(1)!();
  expect(await results[1]).toBe(1);
  expect(started).toEqual([0, 1, 2]);

  running -= 1;
  ends.get(0)!(new Error('no ink'));
  await expect(results[0]).rejects.toThrow('no ink');
  expect(started).toEqual([0, 1, 2, 3]);

  for (const index of [2, 3]) ends.get(index)!();
  expect(await Promise.all(results.slice(2))).toEqual([2, 3]);
  expect(most).toBe(2);

  const late = work(4);
  ends.get(4)!();
  expect(await late).toBe(4);
});
