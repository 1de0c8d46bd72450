import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminContext } from '../../tests/support/admin-context.ts';
import { StatusError } from '../values/status.ts';
import { batchGetDocuments } from './batch-get-documents.ts';
import { beginTransaction } from './begin-transaction.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import { runQuery } from './run-query.ts';

// Serializability: random concurrent transactions read and write what they would if the committed ones had run
// sequentially in the order of their commits.

const DATABASE = 'projects/p/databases/(default)';
const PARENT = `${DATABASE}/documents`;
const IDS = ['a', 'b', 'c'];
const nameOf = (id: string): string => `${PARENT}/list/${id}`;

type State = Map<string, string>;

/** The result of one read in a transaction, and whether the same read of a given state returns the same. */
interface Observation {
  readonly text: string;
  agrees(state: State): boolean;
}

type Action =
  | { kind: 'get'; id: string }
  | { kind: 'find'; value: string }
  | { kind: 'set'; id: string; value: string }
  | { kind: 'delete'; id: string };

const value = fc.constantFrom('x', 'y', 'z');
const id = fc.constantFrom(...IDS);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('get' as const), id }),
  fc.record({ kind: fc.constant('find' as const), value }),
  fc.record({ kind: fc.constant('set' as const), id, value }),
  fc.record({ kind: fc.constant('delete' as const), id }),
);
const transaction = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 5 }),
  mode: fc.constantFrom('locking' as const, 'optimistic' as const, 'none' as const),
});

interface Committed {
  readonly time: string;
  readonly observations: Observation[];
  readonly writes: Map<string, string | undefined>;
}

async function read(context: Context, id: Uint8Array, action: Action): Promise<Observation | undefined> {
  if (action.kind === 'get') {
    const answers = await batchGetDocuments(context, {
      database: DATABASE,
      documents: [nameOf(action.id)],
      transaction: id,
    });
    const found = answers[0]?.found?.fields?.['v']?.stringValue;
    return {
      text: `${action.id} is ${found}`,
      agrees: (state) => state.get(action.id) === found,
    };
  }
  if (action.kind !== 'find') return undefined;
  const where = {
    fieldFilter: { field: { fieldPath: 'v' }, op: 'EQUAL', value: { stringValue: action.value } },
  };
  const answers = await runQuery(context, {
    parent: PARENT,
    structuredQuery: { from: [{ collectionId: 'list' }], where },
    transaction: id,
  });
  const found = answers.flatMap(({ document }) => document?.name ?? []).join();
  return {
    text: `documents with the value ${action.value}: ${found}`,
    agrees: (state) =>
      found ===
      IDS.filter((other) => state.get(other) === action.value)
        .map(nameOf)
        .join(),
  };
}

/** Runs one transaction; returns undefined when it was ABORTED. Mode `none` only writes, outside a transaction. */
async function attempt(
  base: Context,
  { actions, mode }: { actions: Action[]; mode: 'locking' | 'optimistic' | 'none' },
  pause: () => Promise<void>,
): Promise<Committed | undefined> {
  const context = { ...base, transactionMode: mode === 'none' ? 'locking' : mode } as const;
  const observations: Observation[] = [];
  const writes = new Map<string, string | undefined>();
  try {
    const begun = mode === 'none' ? undefined : await beginTransaction(context, { database: DATABASE });
    for (const action of actions) {
      await pause();
      if (action.kind === 'set') writes.set(action.id, action.value);
      if (action.kind === 'delete') writes.set(action.id, undefined);
      const observed = begun && (await read(context, begun.transaction, action));
      if (observed) observations.push(observed);
    }
    await pause();
    const { commitTime } = await commit(context, {
      database: DATABASE,
      writes: [...writes].map(([key, text]) =>
        text === undefined
          ? { delete: nameOf(key) }
          : { update: { name: nameOf(key), fields: { v: { stringValue: text } } } },
      ),
      ...(begun && { transaction: begun.transaction }),
    });
    const time = `${commitTime.seconds}.${String(commitTime.nanos).padStart(9, '0')}`;
    return { time, observations, writes };
  } catch (error) {
    if (error instanceof StatusError && error.status === 'ABORTED') return undefined;
    throw error;
  }
}

test('committed transactions are serializable in the order of their commit times', async () => {
  let tried = 0;
  let committedInAll = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(transaction, { minLength: 2, maxLength: 6 }),
      fc.scheduler(),
      async (transactions, scheduler) => {
        const context: Context = adminContext();
        const pause = (): Promise<void> => scheduler.schedule(Promise.resolve());
        const running = Promise.all(transactions.map((each) => attempt(context, each, pause)));
        const outcomes = await scheduler.waitFor(running);
        const committed = outcomes.filter((outcome) => outcome !== undefined);
        tried += 1;
        committedInAll += committed.length;

        const state: State = new Map();
        for (const { observations, writes } of committed.toSorted((a, b) => (a.time < b.time ? -1 : 1))) {
          expect(observations.filter(({ agrees }) => !agrees(state)).map(({ text }) => text)).toEqual([]);
          for (const [key, text] of writes) {
            if (text === undefined) state.delete(key);
            else state.set(key, text);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
  // Ensures that the property was tested on enough committed transactions.
  expect(committedInAll).toBeGreaterThan(tried);
});
