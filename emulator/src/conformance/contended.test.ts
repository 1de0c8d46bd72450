import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as lite from 'firebase/firestore/lite';
import { Contention } from '../store/contention.ts';
import { adminClient } from '../testing/admin-client.ts';
import { PROJECT, startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { overGrpc, overRest } from '../testing/raw-calls.ts';
import type { RawCalls } from '../testing/raw-calls.ts';
import { liteClient } from '../testing/web-clients.ts';

// The emulator as it is started with --contention.

const DATABASE = `projects/${PROJECT}/databases/(default)`;
let emulator: TestEmulator;
let db: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator(undefined, { contention: new Contention() });
  ({ db, close } = adminClient(emulator));
});

afterAll(async () => {
  await close();
  await emulator.close();
});

describe.each([
  ['gRPC', overGrpc],
  ['REST', overRest],
])('over %s', (transport, open) => {
  let calls: RawCalls;
  beforeAll(() => {
    calls = open(emulator.address);
  });
  afterAll(() => calls.close());

  const name = (id: string): string => `${DATABASE}/documents/${transport}/${id}`;
  const write = (id: string): Promise<unknown> =>
    calls.call('Commit', { database: DATABASE, writes: [{ update: { name: name(id), fields: {} } }] });
  test('the sixth commit of a document at once is ABORTED, and one of another document is not', async () => {
    const outcomes = [];
    for (let i = 0; i < 6; i++) outcomes.push(await write('often'));
    expect(outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : 'OK'))).toEqual([
      'OK',
      'OK',
      'OK',
      'OK',
      'OK',
      'ABORTED',
    ]);
    expect(await write('seldom')).not.toBe('ABORTED');
  });
});

test('forgets the commits of a database that is cleared', async () => {
  const calls = overRest(emulator.address);
  const database = `projects/${PROJECT}/databases/cleared`;
  const writes = [{ update: { name: `${database}/documents/cleared/a`, fields: {} } }];
  const write = (): Promise<unknown> => calls.call('Commit', { database, writes });
  for (let i = 0; i < 5; i++) await write();
  expect(await write()).toBe('ABORTED');
  const address = `http://${emulator.address}/emulator/v1/${database}/documents`;
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(200);
  expect(await write()).toMatchObject([{}]);
  calls.close();
});

test('a transaction over gRPC that waits for what another has read is ABORTED, and the other goes on', async () => {
  const calls = overGrpc(emulator.address);
  const name = `${DATABASE}/documents/locks/a`;
  const begin = async (): Promise<unknown> => {
    const [answer] = (await calls.call('BeginTransaction', { database: DATABASE })) as {
      transaction: unknown;
    }[];
    return answer?.transaction;
  };
  const read = (transaction: unknown): Promise<unknown> =>
    calls.call('BatchGetDocuments', { database: DATABASE, documents: [name], transaction });
  const [first, second] = [await begin(), await begin()];
  expect(await read(first)).toMatchObject([{ missing: name }]);
  expect(await read(second)).toBe('ABORTED');
  expect(await read(second)).toBe('INVALID_ARGUMENT');
  const writes = [{ update: { name, fields: {} } }];
  expect(await calls.call('Commit', { database: DATABASE, writes, transaction: first })).toMatchObject([{}]);
  calls.close();
});

describe('the server SDK', () => {
  const addOne = (counter: DocumentReference): Promise<unknown> =>
    db.runTransaction(
      async (transaction) => {
        const before = await transaction.get(counter);
        transaction.set(counter, { n: (before.get('n') ?? 0) + 1 });
      },
      { maxAttempts: 1 },
    );

  test('counts every increment that was not ABORTED', async () => {
    const counter = db.doc('counters/a');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => addOne(counter)));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.map(({ reason }) => (reason as { code: number }).code)).toEqual(failures.map(() => 10));
    expect(failures.length).toBeGreaterThanOrEqual(15);
    expect((await counter.get()).get('n')).toBe(20 - failures.length);
  });
});

test('a client’s transaction that comes too often is told so', async () => {
  const web = liteClient(emulator, 'owner');
  const document = lite.doc(web.db, 'client/a');
  const once = (): Promise<void> =>
    lite.runTransaction(web.db, async (transaction) => void transaction.set(document, {}), {
      maxAttempts: 1,
    });
  for (let i = 0; i < 5; i++) await once();
  await expect(once()).rejects.toMatchObject({ code: 'aborted' });
  await web.close();
});
