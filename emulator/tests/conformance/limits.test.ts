import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Clause, Client, Data, Write } from '../support/client.ts';
import { GRPC, REST, STREAMS } from '../support/clients.ts';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';

// The limits of https://firebase.google.com/docs/firestore/quotas: the largest allowed and the smallest rejected input.

const KIB = 1024;
const nested = (depth: number): Data => (depth === 0 ? {} : { m: nested(depth - 1) });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const fields = (count: number): Data => Object.fromEntries(numbers(count).map((i) => [`f${i}`, i]));
const either = (count: number): Clause => ({ or: numbers(count).map((i): Clause => ['n', '==', i]) });
const product = (a: number, b: number): Clause => ({
  and: [
    ['n', 'in', numbers(a)],
    ['m', 'in', numbers(b)],
  ],
});

/** A document `docs/x` of exactly this size: name 16 + 5 + 2, field name 2, text length + 1, and 32 bytes overhead. */
const sized = (bytes: number): Data => ({ v: 'x'.repeat(bytes - 16 - 5 - 2 - 2 - 1 - 32) });

/** [title, largest allowed document, smallest rejected document, error message] */
const DOCUMENTS: readonly (readonly [string, Data, Data, RegExp])[] = [
  ['1 MiB', sized(KIB * KIB), sized(KIB * KIB + 1), /exceeds the maximum allowed size of 1,048,576 bytes/],
  ['20 levels of maps', nested(20), nested(21), /20 levels/],
  ['a field name of 1,500 bytes', { ['é'.repeat(750)]: 1 }, { ['é'.repeat(751)]: 1 }, /1500 bytes/],
  ['40,000 index entries of fields', fields(20_000), fields(20_001), /too many index entries/],
  [
    '40,000 index entries of a list',
    { l: numbers(40_000) },
    { l: numbers(40_001) },
    /too many index entries/,
  ],
];

/** The same for document names. */
const NAMES: readonly (readonly [string, string, string, RegExp])[] = [
  ['an id of 1,500 bytes', `d/${'é'.repeat(750)}`, `d/${'é'.repeat(751)}`, /1500 bytes/],
  ['a document name of 6 KiB', longName(6 * KIB), longName(6 * KIB + 1), /6144 bytes/],
  ['100 nested collections', 'c/d/'.repeat(100).slice(0, -1), 'c/d/'.repeat(101).slice(0, -1), /100 levels/],
  ['an id that is not only dots', 'd/..a', 'd/..', /invalid|segments|relative/i],
  ['an id with underscores on one side', 'd/__a', 'd/__a__', /reserved/],
];

/** The same for filters. */
const FILTERS: readonly (readonly [string, Clause, Clause, RegExp])[] = [
  ['30 disjunctions', either(30), either(31), /30/],
  ['30 disjunctions after normalization', product(6, 5), product(8, 4), /30/],
  ['30 values for in', ['n', 'in', numbers(30)], ['n', 'in', numbers(31)], /30/],
  ['10 values for not-in', ['n', 'not-in', numbers(10)], ['n', 'not-in', numbers(11)], /10/],
  [
    'one array-contains per disjunction',
    {
      or: [
        ['l', 'array-contains', 1],
        ['k', 'array-contains', 1],
      ],
    },
    {
      and: [
        ['l', 'array-contains', 1],
        ['k', 'array-contains', 1],
      ],
    },
    /array-contains/,
  ],
  [
    'not-in and an equality',
    {
      and: [
        ['n', 'not-in', [1]],
        ['m', '==', 1],
      ],
    },
    {
      and: [
        ['n', 'not-in', [1]],
        ['m', 'in', [1, 2]],
      ],
    },
    /not-in/,
  ],
];

function longName(bytes: number): string {
  const segments = ['b', 'd', 'f', 'h'].flatMap((letter) => ['c', letter.repeat(1400)]).concat('c');
  return [...segments, 'x'.repeat(bytes - segments.join('/').length - 1)].join('/');
}

describe.each(Object.entries({ GRPC, REST, STREAMS }))('limits over %s', (_, { open }) => {
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

  const refusal = (work: () => Promise<unknown>): Promise<string> =>
    Promise.resolve()
      .then(work)
      .then(
        () => 'allowed',
        (error: Error) => error.message,
      );

  test.each(DOCUMENTS)('enforces the limit of a document: %s', async (_title, allowed, refused, reason) => {
    expect(await refusal(() => client.write(['set', 'docs/x', allowed]))).toBe('allowed');
    expect(await refusal(() => client.write(['set', 'docs/x', refused]))).toMatch(reason);
  });

  test.each(NAMES)('enforces the limit of a document name: %s', async (_title, allowed, refused, reason) => {
    expect(await refusal(() => client.write(['set', allowed, {}]))).toBe('allowed');
    expect(await refusal(() => client.write(['set', refused, {}]))).toMatch(reason);
  });

  test.each(FILTERS)('enforces the limit of a filter: %s', async (_title, allowed, refused, reason) => {
    expect(await refusal(() => client.find({ from: 'docs', where: allowed }))).toBe('allowed');
    expect(await refusal(() => client.find({ from: 'docs', where: refused }))).toMatch(reason);
  });

  test('allows a request below 10 MiB and rejects a larger one', async () => {
    const write = (count: number): Promise<unknown> =>
      client.write(...numbers(count).map((i): Write => ['set', `big/${i}`, sized(KIB * KIB)]));
    expect(await refusal(() => write(9))).toBe('allowed');
    expect(await refusal(() => write(10))).toMatch(/payload size exceeds the limit: 10485760 bytes/);
  });
});
