import { beforeEach, expect, test } from 'vitest';
import { LockTable } from './locks.ts';

let locks: LockTable;
let granted: string[];

beforeEach(() => {
  locks = new LockTable();
  granted = [];
});

/** Returns a lock owner that records in `granted` when its requests are granted or rejected. */
function owner(name: string): { ask: (...keys: string[]) => Promise<void>; done: () => void } {
  const self = { name };
  return {
    ask: (...keys) =>
      locks.acquire(self, keys).then(
        () => void granted.push(`${name} ${keys.join()}`),
        (error: Error) => void granted.push(`${name} ${error.message}`),
      ),
    done: () => locks.release(self),
  };
}

/** Resolves after all promises that can settle have settled. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('grants a free lock immediately, and again to its current owner', async () => {
  const a = owner('a');
  await a.ask('x');
  await a.ask('x', 'y');
  expect(granted).toEqual(['a x', 'a x,y']);
});

test('grants locks in the order of requests', async () => {
  const [a, b, c] = [owner('a'), owner('b'), owner('c')];
  await a.ask('x');
  void b.ask('x');
  void c.ask('x');
  await settle();
  expect(granted).toEqual(['a x']);
  a.done();
  await settle();
  expect(granted).toEqual(['a x', 'b x']);
  b.done();
  await settle();
  expect(granted).toEqual(['a x', 'b x', 'c x']);
});

test('holds none of several requested locks while it waits', async () => {
  const [a, b, c] = [owner('a'), owner('b'), owner('c')];
  await a.ask('x');
  void b.ask('x', 'y');
  // c queues behind b for y.
  void c.ask('y');
  await settle();
  expect(granted).toEqual(['a x']);
  a.done();
  await settle();
  expect(granted).toEqual(['a x', 'b x,y']);
  b.done();
  await settle();
  expect(granted).toEqual(['a x', 'b x,y', 'c y']);
});

test('grants a free lock to an owner that a queued request already waits for, ahead of that request', async () => {
  const [a, b] = [owner('a'), owner('b')];
  await a.ask('x');
  void b.ask('x', 'y');
  await a.ask('y');
  expect(granted).toEqual(['a x', 'a y']);
  a.done();
  await settle();
  expect(granted).toEqual(['a x', 'a y', 'b x,y']);
});

test('aborts the request that would complete a deadlock of two', async () => {
  const [a, b] = [owner('a'), owner('b')];
  await a.ask('x');
  await b.ask('y');
  void a.ask('y');
  await b.ask('x');
  expect(granted.at(-1)).toContain('contention');
  b.done();
  await settle();
  expect(granted.at(-1)).toBe('a y');
});

test('detects a deadlock of three, also through queued requests', async () => {
  const [a, b, c, d] = [owner('a'), owner('b'), owner('c'), owner('d')];
  await a.ask('x');
  await b.ask('y');
  await c.ask('z');
  void a.ask('y');
  void d.ask('y');
  void b.ask('z');
  await c.ask('x');
  expect(granted.at(-1)).toContain('c Too much contention');
  c.done();
  b.done();
  a.done();
  await settle();
  expect(granted.slice(-3)).toEqual(['b z', 'a y', 'd y']);
});

test('removes a cancelled request from the queue', async () => {
  const a = owner('a');
  const c = owner('c');
  await a.ask('x');
  const gone = new AbortController();
  const cancelled = locks.acquire({}, ['x', 'y'], gone.signal);
  void c.ask('y');
  gone.abort();
  await expect(cancelled).rejects.toMatchObject({ status: 'CANCELLED' });
  await settle();
  expect(granted).toEqual(['a x', 'c y']);
});

test('grants the lock to each of a thousand waiting owners in order', async () => {
  const owners = Array.from({ length: 1000 }, (_, i) => owner(String(i)));
  const all = owners.map(async ({ ask, done }) => {
    await ask('x');
    done();
  });
  await Promise.all(all);
  expect(granted).toEqual(owners.map((_, i) => `${i} x`));
});
