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

test('a transaction left idle for a minute gives its locks back', async () => {
  const transaction = await beginWithLock('p');
  const other = locks.acquire({}, ['x']);
  vi.advanceTimersByTime(59_000);
  expect(await isRunning(transaction, 'p')).toBe(true);
  vi.advanceTimersByTime(60_000);
  await other;
  expect(await isRunning(transaction, 'p')).toBe(false);
});

test('a transaction whose connection has closed gives them back soon', async () => {
  const transaction = await beginWithLock('p');
  transactions.peerGone('another');
  vi.advanceTimersByTime(10_000);
  expect(await isRunning(transaction, 'p')).toBe(true);
  transactions.peerGone('p');
  vi.advanceTimersByTime(2_000);
  expect(await isRunning(transaction, 'p')).toBe(false);
});

test('so does one that still waited for a lock when its connection closed', async () => {
  const holder = await beginWithLock('p');
  const transaction = transactions.begin('locking', undefined, 'q');
  const waiting = transactions.during(transaction.id, 'q', () => locks.acquire(transaction, ['x']));
  transactions.peerGone('q');
  transactions.end(holder);
  await waiting;
  const next = locks.acquire({}, ['x']);
  vi.advanceTimersByTime(2_000);
  await expect(next).resolves.toBeUndefined();
});

test('so does one whose beginning is looked at only when its connection has closed', async () => {
  transactions.peerGone('p');
  const transaction = await beginWithLock('p');
  vi.advanceTimersByTime(2_000);
  expect(await isRunning(transaction, 'p')).toBe(false);
});

test('a new connection may have the name of one that has closed', async () => {
  transactions.peerGone('p');
  transactions.peerCame('p');
  const transaction = await beginWithLock('p');
  vi.advanceTimersByTime(10_000);
  expect(await isRunning(transaction, 'p')).toBe(true);
});

test('unless another connection goes on with it', async () => {
  const transaction = await beginWithLock('p');
  transactions.peerGone('p');
  expect(await isRunning(transaction, 'q')).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(await isRunning(transaction, 'q')).toBe(true);
});

test('the calls of a transaction run one after the other', async () => {
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
