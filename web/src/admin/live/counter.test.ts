import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCounter } from './counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unavailable = () => Object.assign(new Error('unavailable'), { code: 'unavailable' });

function setUp(...results: (number | Error)[]) {
  const counts: number[] = [];
  const errors: Error[] = [];
  let reads = 0;
  const counter = createCounter({
    read: async () => {
      const result = results[reads] ?? 0;
      reads += 1;
      if (result instanceof Error) throw result;
      return result;
    },
    onCount: (count) => counts.push(count),
    onError: (error) => errors.push(error),
  });
  return { counter, counts, errors, reads: () => reads };
}

it('repeats a count that failed because the server was unreachable', async () => {
  const { counter, counts, errors } = setUp(unavailable(), unavailable(), 7);
  counter.update();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts).toEqual([7]);
  expect(errors).toEqual([]);
});

it('reports an error that a repetition cannot cure', async () => {
  const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });
  const { counter, errors, reads } = setUp(denied, 7);
  counter.update();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(errors).toEqual([denied]);
  expect(reads()).toBe(1);
});

it('does not repeat a count after it was stopped', async () => {
  const { counter, counts } = setUp(unavailable(), 7);
  counter.update();
  await vi.advanceTimersByTimeAsync(0);
  counter.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(counts).toEqual([]);
});
