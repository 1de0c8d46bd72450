import { beforeEach, expect, test } from 'vitest';
import { LockTable } from './locks.ts';

let locks: LockTable;
let granted: string[];

beforeEach(() => {
  locks = new LockTable();
  granted = [];
});

/** An owner with a name that requests locks and records when they are granted or refused. */
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

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('grants a free lock at once, also to its current owner', async () => {
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
  // c stands behind b for y, and waits its turn.
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

test('an owner of a lock that a waiter needs may overtake it', async () => {
  const [a, b] = [owner('a'), owner('b')];
  await a.ask('x');
  void b.ask('x', 'y');
  await a.ask('y');
  expect(granted).toEqual(['a x', 'a y']);
  a.done();
  await settle();
  expect(granted).toEqual(['a x', 'a y', 'b x,y']);
});

test('a circle of two is refused to the one that would close it', async () => {
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

test('a circle of three is found as well, and so is one through a queue', async () => {
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

test('a call that is cancelled leaves the queue', async () => {
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

test('a thousand waiters each get their turn', async () => {
  const owners = Array.from({ length: 1000 }, (_, i) => owner(String(i)));
  const all = owners.map(async ({ ask, done }) => {
    await ask('x');
    done();
  });
  await Promise.all(all);
  expect(granted).toEqual(owners.map((_, i) => `${i} x`));
});
