import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { adminClient } from '../support/admin-client.ts';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { inParallel } from '../support/in-parallel.ts';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startEmulator();
});

afterAll(() => emulator.close());

describe('locking transactions', () => {
  let db: Firestore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = adminClient(emulator));
    // The SDK loads most of its modules at its first call.
    await db.doc('first/call').get();
  });

  afterAll(() => close());

  test('commit 50 concurrent increments at their first attempt', async () => {
    const counter = db.doc('counters/many');
    let attempts = 0;
    const addOne = (): Promise<void> =>
      db.runTransaction(async (transaction) => {
        attempts += 1;
        const snapshot = await transaction.get(counter);
        transaction.set(counter, { count: (snapshot.get('count') ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect((await counter.get()).data()).toEqual({ count: 50 });
    expect(attempts).toBe(50);
  });

  describe('a thousand concurrent increments of four documents are all stored', () => {
    const COUNT = 1000;
    /** Thousands of calls take seconds while other tests run in parallel. */
    const TIMEOUT = 20_000;
    const IDS = ['a', 'b', 'c', 'd'];
    const counterOf = (list: string, i: number): DocumentReference =>
      db.doc(`${list}/${IDS[i % IDS.length]}`);

    test.each<[what: string, list: string, add: (counter: DocumentReference) => Promise<unknown>]>([
      [
        'by increment transforms',
        'incremented',
        (counter) => counter.set({ n: FieldValue.increment(1) }, { merge: true }),
      ],
      [
        'by transactions',
        'transacted',
        (counter) =>
          db.runTransaction(async (transaction) => {
            const before = await transaction.get(counter);
            transaction.set(counter, { n: (before.get('n') ?? 0) + 1 });
          }),
      ],
    ])(
      '%s',
      async (_, list, add) => {
        await inParallel(COUNT, 100, (i) => add(counterOf(list, i)));
        const { docs } = await db.collection(list).get();
        expect(docs.map((counter) => counter.data())).toEqual(IDS.map(() => ({ n: COUNT / IDS.length })));
      },
      TIMEOUT,
    );
  });

  test('book exactly ten seats with thirty concurrent transactions that each also read another document', async () => {
    await db.doc('seats/e').set({ booked: 0 });
    const book = (i: number): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const [seats, booking] = await transaction.getAll(db.doc('seats/e'), db.doc(`bookings/${i}`));
        if (booking?.exists || seats?.get('booked') >= 10) return false;
        transaction.update(db.doc('seats/e'), { booked: seats?.get('booked') + 1 });
        transaction.create(db.doc(`bookings/${i}`), { place: 1 });
        return true;
      });
    const taken = await Promise.all(Array.from({ length: 30 }, (_, i) => book(i)));
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect((await db.doc('seats/e').get()).get('booked')).toBe(10);
    expect((await db.collection('bookings').count().get()).data().count).toBe(10);
  });

  test('delay a write outside the transaction until the transaction that read the document has ended', async () => {
    await db.doc('locks/a').set({ by: 'nobody' });
    let outside: Promise<unknown> = Promise.resolve();
    await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('locks/a'));
      outside = db.doc('locks/a').set({ by: 'outside' });
      // A read outside the transaction does not wait.
      expect((await db.doc('locks/a').get()).get('by')).toBe('nobody');
      transaction.set(db.doc('locks/a'), { by: 'transaction' });
    });
    await outside;
    expect((await db.doc('locks/a').get()).get('by')).toBe('outside');
  });

  test('prevent other commits from adding documents to the result of a query they have run', async () => {
    const members = db.collection('club').where('active', '==', true);
    const join = (name: string): Promise<boolean> =>
      db.runTransaction(async (transaction) => {
        const { size } = await transaction.get(members);
        if (size >= 3) return false;
        transaction.set(db.doc(`club/${name}`), { active: true });
        return true;
      });
    const joined = await Promise.all(Array.from({ length: 20 }, (_, i) => join(`m${i}`)));
    expect(joined.filter(Boolean)).toHaveLength(3);
    expect((await members.get()).size).toBe(3);
  });

  test('resolve a deadlock of two by retrying one of them', async () => {
    let attempts = 0;
    const read: (() => void)[] = [];
    const bothRead = Promise.all([0, 1].map((i) => new Promise<void>((resolve) => (read[i] = resolve))));
    const swap = (first: string, second: string, i: number): Promise<void> =>
      db.runTransaction(async (transaction) => {
        attempts += 1;
        await transaction.get(db.doc(first));
        read[i]?.();
        await bothRead;
        await transaction.get(db.doc(second));
        transaction.set(db.doc(first), { i });
        transaction.set(db.doc(second), { i });
      });
    await Promise.all([swap('pair/a', 'pair/b', 0), swap('pair/b', 'pair/a', 1)]);
    expect(attempts).toBe(3);
    expect((await db.doc('pair/a').get()).get('i')).toBe((await db.doc('pair/b').get()).get('i'));
  });

  test('a read-only transaction reads the state at its start', async () => {
    await db.doc('past/a').set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const before = await transaction.get(db.doc('past/a'));
        await db.doc('past/a').set({ n: 2 });
        const after = await transaction.get(db.collection('past'));
        return [before.get('n'), after.docs[0]?.get('n')];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
    expect((await db.doc('past/a').get()).get('n')).toBe(2);
  });

  test('leave neither writes nor locks when they fail', async () => {
    const failure = db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('left/a'));
      transaction.set(db.doc('left/a'), { n: 1 });
      transaction.create(db.doc('past/a'), {});
    });
    await expect(failure).rejects.toMatchObject({ code: 6 });
    expect((await db.doc('left/a').get()).exists).toBe(false);
    await db.doc('left/a').set({ n: 2 });
    expect((await db.doc('left/a').get()).get('n')).toBe(2);
  });
});
