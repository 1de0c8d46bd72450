import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LockTable } from './locks.ts';
import { Transactions } from './transactions.ts';
import type { Transaction } from './transactions.ts';

let locks: LockTable;
let transactions: Transactions;

beforeEach(() => {
  vi.useFakeTimers();
  locks = new LockTable();
  transactions = new Transactions(locks);
});

afterEach(() => {
  vi.useRealTimers();
});

async function beginWithLock(peer: string): Promise<Transaction> {
  const transaction = transactions.begin('locking', undefined, peer);
  await transactions.during(transaction.id, peer, () => locks.acquire(transaction, ['x']));
  return transaction;
}

const isRunning = (transaction: Transaction, peer: string): Promise<boolean> =>
  transactions.during(transaction.id, peer, async () => true).catch(() => false);

test('releases the locks of a transaction that has been idle for a minute', async () => {
  const transaction = await beginWithLock('p');
  const other = locks.acquire({}, ['x']);
  vi.advanceTimersByTime(59_000);
  expect(await isRunning(transaction, 'p')).toBe(true);
  vi.advanceTimersByTime(60_000);
  await other;
  expect(await isRunning(transaction, 'p')).toBe(false);
});

test('expires a transaction within seconds after its connection closes', async () => {
  const transaction = await beginWithLock('p');
  transactions.connectionClosed('another');
  vi.advanceTimersByTime(10_000);
  expect(await isRunning(transaction, 'p')).toBe(true);
  transactions.connectionClosed('p');
  vi.advanceTimersByTime(2_000);
  expect(await isRunning(transaction, 'p')).toBe(false);
});

test('expires a transaction that was waiting for a lock when its connection closed', async () => {
  const holder = await beginWithLock('p');
  const transaction = transactions.begin('locking', undefined, 'q');
  const waiting = transactions.during(transaction.id, 'q', () => locks.acquire(transaction, ['x']));
  transactions.connectionClosed('q');
  transactions.end(holder);
  await waiting;
  const next = locks.acquire({}, ['x']);
  vi.advanceTimersByTime(2_000);
  await expect(next).resolves.toBeUndefined();
});

test('expires a transaction whose begin request is processed after its connection closed', async () => {
  transactions.connectionClosed('p');
  const transaction = await beginWithLock('p');
  vi.advanceTimersByTime(2_000);
  expect(await isRunning(transaction, 'p')).toBe(false);
});

test('keeps the transaction of a new connection that reuses the name of a closed one', async () => {
  transactions.connectionClosed('p');
  transactions.peerCame('p');
  const transaction = await beginWithLock('p');
  vi.advanceTimersByTime(10_000);
  expect(await isRunning(transaction, 'p')).toBe(true);
});

test('keeps a transaction that another connection continues after the first one closed', async () => {
  const transaction = await beginWithLock('p');
  transactions.connectionClosed('p');
  expect(await isRunning(transaction, 'q')).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(await isRunning(transaction, 'q')).toBe(true);
});

test('runs the calls of one transaction sequentially', async () => {
  const { id } = transactions.begin('locking', undefined, undefined);
  const order: string[] = [];
  const call = (name: string): Promise<void> =>
    transactions.during(id, undefined, async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    });
  await Promise.all([call('a'), call('b')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('rejects an unknown transaction with the message that the server SDKs recognise', async () => {
  await expect(transactions.during(Buffer.from('x'), undefined, async () => 1)).rejects.toThrow(
    /transaction has expired/,
  );
});
