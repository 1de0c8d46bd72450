import { getApps } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminClient } from '../support/admin-client.ts';
import { PROJECT, startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';

// Calls that not every SDK sends: BulkWriter, other databases, reads at past times, and explicit transactions.

let emulator: TestEmulator;
let db: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator();
  ({ db, close } = adminClient(emulator));
});

afterAll(async () => {
  await close();
  await emulator.close();
});

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const nameOf = (path: string): string => `${DATABASE}/documents/${path}`;

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://${emulator.address}/v1/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('BulkWriter', () => {
  test('applies each write independently of the failure of others', async () => {
    await db.doc('bulk/taken').create({ n: 0 });
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const outcomes = ['a', 'taken', 'b'].map((id) =>
      writer.create(db.doc(`bulk/${id}`), { n: 1 }).then(
        () => 'written',
        ({ code }: { code: number }) => code,
      ),
    );
    await writer.close();
    expect(await Promise.all(outcomes)).toEqual(['written', 6, 'written']);
    const stored = (await db.collection('bulk').get()).docs.map((doc) => [doc.id, doc.get('n')]);
    expect(stored).toEqual([
      ['a', 1],
      ['b', 1],
      ['taken', 0],
    ]);
  });
});

describe('another database', () => {
  test('does not share documents, listeners or transactions with the default database', async () => {
    const other = getFirestore(getApps().at(-1)!, 'archive');
    const sizes: number[] = [];
    const stop = other.collection('years').onSnapshot(({ size }) => void sizes.push(size));
    await expect.poll(() => sizes).toEqual([0]);
    await db.doc('years/2026').set({ here: true });
    await other.runTransaction(async (transaction) => {
      expect((await transaction.get(other.doc('years/2026'))).exists).toBe(false);
      transaction.set(other.doc('years/2025'), { here: false });
    });
    await expect.poll(() => sizes).toEqual([0, 1]);
    stop();
    expect((await db.collection('years').get()).docs.map(({ id }) => id)).toEqual(['2026']);
    expect((await other.collection('years').get()).docs.map(({ id }) => id)).toEqual(['2025']);
    await other.terminate();
  });
});

describe('missing documents', () => {
  test('are listed when they have subcollections', async () => {
    await db.doc('shelf/there').set({});
    await db.doc('shelf/missing/below/x').set({});
    const listed = await db.collection('shelf').listDocuments();
    expect(listed.map(({ id }) => id)).toEqual(['missing', 'there']);
    const path = `${nameOf('shelf')}?showMissing=true&mask.fieldPaths=x`;
    const { documents } = await ask<{ documents: { name: string; createTime?: string }[] }>('GET', path);
    expect(
      documents.map(({ name, createTime }) => [name.split('/').at(-1), createTime !== undefined]),
    ).toEqual([
      ['missing', false],
      ['there', true],
    ]);
  });
});

describe('reads at a past time', () => {
  test('return the state at that time for get, list, query and count', async () => {
    await db.doc('past/a').set({ n: 1 });
    const { readTime } = await db.doc('past/a').get();
    await db.doc('past/a').set({ n: 2 });
    await db.doc('past/b').set({ n: 3 });
    const seconds = readTime.toDate().toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
    const moment = `${seconds}.${String(readTime.nanoseconds).padStart(9, '0')}Z`;
    const query = { structuredQuery: { from: [{ collectionId: 'past' }] }, readTime: moment };
    const seen = {
      document: await ask('GET', `${nameOf('past/a')}?readTime=${moment}`),
      list: await ask('GET', `${nameOf('past')}?readTime=${moment}`),
      query: await ask('POST', `${DATABASE}/documents:runQuery`, query),
    };
    const then = { fields: { n: { integerValue: '1' } } };
    expect(seen).toMatchObject({ document: then, list: { documents: [then] }, query: [{ document: then }] });
    const counted = await db.runTransaction(
      async (transaction) => (await transaction.get(db.collection('past').count())).data().count,
      { readOnly: true, readTime },
    );
    expect(counted).toBe(1);
  });

  test('are rejected for times before the start of the emulator and in the future', async () => {
    for (const readTime of [Timestamp.fromMillis(0), Timestamp.fromMillis(Date.now() + 3_600_000)]) {
      const read = db.runTransaction((transaction) => transaction.get(db.doc('past/a')), {
        readOnly: true,
        readTime,
      });
      await expect(read).rejects.toMatchObject({ code: expect.toSatisfy((code) => [3, 9].includes(code)) });
    }
  });
});

describe('a transaction over REST', () => {
  const COUNTER = nameOf('hand/counter');
  const commit = (transaction: string, n: number): Promise<unknown> =>
    ask('POST', `${DATABASE}/documents:commit`, {
      transaction,
      writes: [{ update: { name: COUNTER, fields: { n: { integerValue: String(n) } } } }],
    });
  const begin = (options: object = {}): Promise<{ transaction: string }> =>
    ask('POST', `${DATABASE}/documents:beginTransaction`, { options });
  const read = (transaction: string): Promise<unknown> =>
    ask('GET', `${COUNTER}?transaction=${encodeURIComponent(transaction)}`);
  const stored = async (): Promise<unknown> => (await db.doc('hand/counter').get()).get('n');

  test('cannot be committed after a rollback', async () => {
    await db.doc('hand/counter').set({ n: 0 });
    const { transaction } = await begin();
    await read(transaction);
    await ask('POST', `${DATABASE}/documents:rollback`, { transaction });
    await expect(commit(transaction, 1)).rejects.toThrow('has expired or is no longer valid');
    expect(await stored()).toBe(0);
  });

  test('can be retried with the id of the aborted attempt', async () => {
    await db.doc('hand/counter').set({ n: 0 });
    const first = await begin();
    await read(first.transaction);
    await db.doc('hand/counter').set({ n: 5 });
    await expect(commit(first.transaction, 1)).rejects.toThrow('ABORTED');
    const second = await begin({ readWrite: { retryTransaction: first.transaction } });
    expect(second.transaction).not.toBe(first.transaction);
    await read(second.transaction);
    await commit(second.transaction, 6);
    expect(await stored()).toBe(6);
  });

  test('can be begun by a query', async () => {
    await db.doc('hand/counter').set({ n: 0 });
    const [first, ...rest] = await ask<{ transaction?: string; document?: object }[]>(
      'POST',
      `${DATABASE}/documents:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'hand' }] }, newTransaction: { readWrite: {} } },
    );
    const transaction = first?.transaction ?? '';
    expect(transaction).not.toBe('');
    expect([first, ...rest].some((answer) => answer?.document)).toBe(true);
    await commit(transaction, 7);
    expect(await stored()).toBe(7);
  });
});
