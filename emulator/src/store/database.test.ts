import { beforeEach, expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { Database } from './database.ts';

let now: number;
let database: Database;

beforeEach(() => {
  now = 1_000_000;
  const clock = createClock(() => now * 1000);
  database = new Database('projects/p/databases/d', clock, clock.read());
});

/** Stores a document with one number, or deletes it. Returns the commit time. */
function put(id: string, n: number | undefined): number {
  const time = database.clock.tick();
  const name = `projects/p/databases/d/documents/a/${id}`;
  const segments = ['a', id];
  const before = database.find(segments);
  const fields = new Map([['n', { kind: 'integer', value: BigInt(n ?? 0) } as const]]);
  const after = n === undefined ? undefined : { name, segments, fields, createTime: time, updateTime: time };
  database.apply(time, [{ name, segments, before, after }]);
  return time;
}

const valueAt = (id: string, time?: number): bigint | undefined => {
  const value = database.find(['a', id], time)?.fields.get('n');
  return value?.kind === 'integer' ? value.value : undefined;
};

test('returns the version of a document at each past time', () => {
  const [first, second, third, fourth] = [put('x', 1), put('x', 2), put('x', undefined), put('x', 4)];
  expect([first, second, third, fourth].map((time) => valueAt('x', time))).toEqual([1n, 2n, undefined, 4n]);
  expect(valueAt('x', first - 1)).toBeUndefined();
  expect(valueAt('x')).toBe(4n);
});

test('drops versions that were replaced more than ten minutes ago and keeps current ones', () => {
  const first = put('x', 1);
  const still = put('y', 1);
  const second = put('x', 2);
  now += 10 * 60_000 + 1;
  put('z', 1);
  expect(database.remembers(first)).toBe(false);
  expect(database.remembers(second)).toBe(false);
  expect(valueAt('x', database.clock.read())).toBe(2n);
  expect(valueAt('y', still)).toBe(1n);
});

test('keeps at most the latest ten thousand replaced versions, regardless of their age', () => {
  const times = Array.from({ length: 12_000 }, (_, n) => put('x', n));
  const at = (n: number): number => times[n] ?? 0;
  expect(database.remembers(at(1_000))).toBe(false);
  expect(() => database.checkReadable(at(1_000))).toThrow(/too old/);
  expect(database.remembers(at(2_500))).toBe(true);
  expect(valueAt('x', at(2_500))).toBe(2_500n);
  expect(valueAt('x')).toBe(11_999n);
});

test('frees the memory of documents that were created and deleted', () => {
  for (let n = 0; n < 12_000; n++) {
    put(`d${n}`, n);
    put(`d${n}`, undefined);
  }
  now += 10 * 60_000;
  put('z', 1);
  expect([...database.collectionPaths([])]).toEqual([['a']]);
  expect(valueAt('d0')).toBeUndefined();
  now += 10 * 60_000;
  put('z', undefined);
  now += 10 * 60_000;
  database.apply(database.clock.tick(), []);
  expect([...database.collectionPaths([], 0)]).toEqual([]);
});

test('cannot read at times before its creation', () => {
  expect(database.remembers(now * 1000 - 1)).toBe(false);
  expect(database.remembers(now * 1000)).toBe(true);
});

test('clear() deletes past versions as well as current documents', () => {
  const first = put('x', 1);
  put('x', 2);
  database.clear();
  expect(valueAt('x')).toBeUndefined();
  expect(database.remembers(first)).toBe(false);
});
