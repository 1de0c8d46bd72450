import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('inParallel limits concurrency and returns results in order', async () => {
  let running = 0;
  let most = 0;
  const doubled = await inParallel([5, 1, 4, 2, 3], 2, async (value) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < value; turn += 1) await Promise.resolve();
    running -= 1;
    return value * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
});

it('inParallel rejects when one task rejects', async () => {
  const work = async (value: number) => {
    if (value === 2) throw new Error('no second');
  };
  await expect(inParallel([1, 2, 3], 2, work)).rejects.toThrow('no second');
});
