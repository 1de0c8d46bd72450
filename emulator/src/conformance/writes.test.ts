import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '../testing/client.ts';
import type { Client, Data, Sentinels } from '../testing/client.ts';
import { CLIENTS, CLIENTS_IN_NODE } from '../testing/clients.ts';
import { startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';

type Step = (client: Client, path: string) => Promise<unknown>;

const set =
  (data: Data): Step =>
  (client, path) =>
    client.set(path, data);
const merge =
  (data: Data): Step =>
  (client, path) =>
    client.set(path, data, true);
const update =
  (make: (sentinels: Sentinels) => Data): Step =>
  (client, path) =>
    client.update(path, make(client.sentinels));
const remove: Step = (client, path) => client.remove(path);

/** [what is done, the steps, what is stored afterwards] */
const CASES: readonly (readonly [string, readonly Step[], Data | undefined])[] = [
  ['set stores all fields', [set({ a: 1, b: { c: [2] } })], { a: 1, b: { c: [2] } }],
  ['set replaces what was there', [set({ a: 1 }), set({ b: 2 })], { b: 2 }],
  ['an empty document exists', [set({})], {}],
  [
    'merge keeps other fields, nested ones too',
    [set({ a: 1, m: { x: 1, y: 2 } }), merge({ m: { y: 3 } })],
    { a: 1, m: { x: 1, y: 3 } },
  ],
  ['merge makes what is missing', [merge({ a: { b: 1 } })], { a: { b: 1 } }],
  [
    'update replaces a map named whole',
    [set({ m: { x: 1 }, a: 1 }), update(() => ({ m: { y: 2 } }))],
    { m: { y: 2 }, a: 1 },
  ],
  [
    'update of a dotted path touches that field alone',
    [set({ m: { x: 1, y: 1 } }), update(() => ({ 'm.y': 2 }))],
    { m: { x: 1, y: 2 } },
  ],
  ['update makes maps on the way', [set({ m: 5 }), update(() => ({ 'm.n.o': 1 }))], { m: { n: { o: 1 } } }],
  [
    'deleteField removes a field',
    [
      set({ a: 1, m: { x: 1, y: 2 } }),
      update(({ deleteField }) => ({ a: deleteField(), 'm.x': deleteField() })),
    ],
    { m: { y: 2 } },
  ],
  [
    'deleteField of what is not there',
    [set({ a: 1 }), update(({ deleteField }) => ({ 'b.c': deleteField() }))],
    { a: 1 },
  ],
  ['delete removes the document', [set({ a: 1 }), remove], undefined],
  ['delete of nothing is no error', [remove], undefined],
  ['increment adds integers', [set({ n: 5 }), update(({ increment }) => ({ n: increment(-7) }))], { n: -2 }],
  ['increment adds doubles', [set({ n: 1 }), update(({ increment }) => ({ n: increment(0.5) }))], { n: 1.5 }],
  [
    'increment starts at 0',
    [set({}), update(({ increment }) => ({ 'deep.n': increment(3) }))],
    { deep: { n: 3 } },
  ],
  [
    'increment replaces what is no number',
    [set({ n: 'x' }), update(({ increment }) => ({ n: increment(3) }))],
    { n: 3 },
  ],
  [
    'increment twice in a row',
    [
      set({ n: 1 }),
      update(({ increment }) => ({ n: increment(1) })),
      update(({ increment }) => ({ n: increment(1) })),
    ],
    { n: 3 },
  ],
  [
    'arrayUnion adds what is missing, once',
    [set({ l: [1, 'a'] }), update(({ arrayUnion }) => ({ l: arrayUnion('a', 'b', 'b', 1) }))],
    { l: [1, 'a', 'b'] },
  ],
  [
    'arrayUnion starts a list',
    [set({ l: 'x' }), update(({ arrayUnion }) => ({ l: arrayUnion({ k: 1 }) }))],
    { l: [{ k: 1 }] },
  ],
  [
    'arrayRemove removes all equal ones',
    [set({ l: [1, 2, 1, { k: 1 }] }), update(({ arrayRemove }) => ({ l: arrayRemove(1, { k: 1 }) }))],
    { l: [2] },
  ],
  [
    'names that need quoting',
    [set({ 'a b': 1, 'c.d': 2, '`': 3, '\\': 4, 한: 5 }), merge({ 'a b': 6, '`': 7, '\\': 8, 한: 9 })],
    { 'a b': 6, 'c.d': 2, '`': 7, '\\': 8, 한: 9 },
  ],
];

const VALUES: readonly (readonly [string, (values: Client['values']) => unknown])[] = [
  ['null', () => null],
  ['true', () => true],
  ['0', () => 0],
  ['a large integer', () => Number.MAX_SAFE_INTEGER],
  ['a double', () => -0.1],
  ['NaN', () => NaN],
  ['-Infinity', () => -Infinity],
  ['-0', () => -0],
  ['text', () => 'línea\n"quoted" \\ 볕담 🌞 \u0000'],
  ['a time', ({ timestamp }) => timestamp(1_700_000_000, 123_456_000)],
  ['a time before 1970', ({ timestamp }) => timestamp(-1, 999_999_000)],
  ['bytes', ({ bytes }) => bytes(0, 1, 254, 255)],
  ['no bytes', ({ bytes }) => bytes()],
  ['a reference', ({ reference }) => reference('things/x y')],
  ['a place', ({ geoPoint }) => geoPoint(37.5665, -126.978)],
  ['a list', () => [1, 'a', null, { b: [] }]],
  ['a map', () => ({ a: { b: { c: {} } }, '': 'x' })['a']],
  ['a vector', ({ vector }) => vector(1, -2.5)],
];

describe.each(Object.entries(CLIENTS))('writes by %s', (_, open) => {
  let emulator: TestEmulator;
  let client: Client;
  let others: Client[];

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
    others = await Promise.all(Object.values(CLIENTS_IN_NODE).map((openOther) => openOther(emulator)));
  });

  afterAll(async () => {
    await Promise.all([client, ...others].map((each) => each.close()));
    await emulator.close();
  });

  test.each(CASES)('%s', async (title, steps, stored) => {
    const path = `writes/${title}`;
    for (const step of steps) await step(client, path);
    expect(await client.get(path)).toEqual(stored);
  });

  test.each(VALUES)('%s is read as it was written, by every SDK', async (title, make) => {
    const path = `values/${title}`;
    const value = make(client.values);
    await client.set(path, { value });
    for (const other of others) expect(plain(await other.get(path))).toEqual({ value: plain(value) });
  });

  test('serverTimestamp is the time of the request in whole milliseconds, the same in all fields', async () => {
    const before = Date.now();
    const { serverTimestamp } = client.sentinels;
    await client.set('times/a', { x: serverTimestamp(), y: { z: serverTimestamp() } });
    const { x, y } = (await client.get('times/a')) as {
      x: { toMillis(): number; nanoseconds: number };
      y: { z: unknown };
    };
    expect(x.toMillis()).toBeGreaterThanOrEqual(before);
    expect(x.toMillis()).toBeLessThanOrEqual(Date.now());
    expect(x.nanoseconds % 1e6).toBe(0);
    expect(plain(y.z)).toEqual(plain(x));
  });

  test('update of a document that is missing fails', async () => {
    const failure = await client.update('missing/x', { a: 1 }).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(failure?.message).toContain('No document to update');
    expect(await client.get('missing/x')).toBeUndefined();
  });
});
