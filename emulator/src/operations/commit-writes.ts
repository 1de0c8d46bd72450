import { runQuery } from '../query/run.ts';
import type { RulesDocument } from '../rules/firestore/firestore-api.ts';
import { StatusError, invalidArgument } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import type { Transaction } from '../store/transactions.ts';
import { openGate } from './access.ts';
import type { Context } from './context.ts';
import { lockDocuments, lockForCommit } from './lock-documents.ts';
import { nameOfWrite, planWrites } from './plan-writes.ts';
import type { Plan, Touched } from './plan-writes.ts';
import type { WireWrite } from './wire-write.ts';

/**
 * Applies all writes or none, in one commit. Waits for the owners of locks on their documents and for transactions
 * that rely on a query whose result would change.
 * @throws StatusError for the first write that is invalid or denied
 */
export async function commitWrites(
  context: Context,
  database: Database,
  writes: readonly WireWrite[],
  transaction?: Transaction,
): Promise<Plan> {
  if (transaction?.mode === 'readOnly' && writes.length > 0) {
    throw invalidArgument('Cannot modify documents in a read-only transaction.');
  }
  const owner = transaction ?? {};
  const keys = new Set(writes.map(nameOfWrite));
  try {
    for (;;) {
      if (transaction) await lockDocuments(context, database, transaction, [...keys]);
      else await lockForCommit(context, database, owner, [...keys]);
      // Must not await from here on, so that the checks still hold when the writes are applied.
      const now = new Date();
      const plan = planWrites(database, writes, now);
      const locks = database.transactions.queryLocksAgainst(plan.changes, transaction);
      const missing = locks.filter((key) => !keys.has(key));
      if (missing.length === 0) {
        applyPlan(context, database, plan, now, transaction);
        return plan;
      }
      missing.forEach((key) => keys.add(key));
      // A commit outside a transaction holds no locks while it waits, so that it can never be part of a deadlock.
      if (!transaction) database.locks.release(owner);
    }
  } finally {
    if (transaction) database.transactions.end(transaction);
    else database.locks.release(owner);
  }
}

function applyPlan(
  context: Context,
  database: Database,
  plan: Plan,
  now: Date,
  transaction: Transaction | undefined,
): void {
  if (transaction?.mode === 'optimistic') requireUnchanged(transaction, database);
  requireRulesAllow(context, database, plan, now);
  if (plan.failure) throw plan.failure;
  const { time, changes, touched } = plan;
  context.contention?.admit(writtenNames(touched), now.getTime());
  database.apply(time, changes);
  context.indexes.noteStored(changes);
  context.triggers.committed(database.name, { time, changes, caller: context.caller });
}

function writtenNames(touched: readonly Touched[]): string[] {
  return touched.filter(({ verified }) => !verified).map(({ name }) => name);
}

function requireUnchanged({ versions, queries, torn }: Transaction, database: Database): void {
  const changed =
    torn ||
    [...versions.values()].some(
      ({ segments, updateTime }) => database.find(segments)?.updateTime !== updateTime,
    ) ||
    queries.some(({ query, found }) => {
      const { documents } = runQuery(query, database.candidates(query));
      return documents.length !== found.size || documents.some(({ name }) => !found.has(name));
    });
  if (changed) throw new StatusError('ABORTED', 'The documents read have changed since. Please try again.');
}

function requireRulesAllow(context: Context, database: Database, { touched }: Plan, now: Date): void {
  const after = new Map(touched.map((change) => [change.segments.join('/'), toRules(change)]));
  const gate = openGate(context, database, now, after);
  for (const change of touched) {
    if (change.verified) gate.get(change.segments, change.before);
    else gate.write(methodOf(change), change.segments, change.before, toRules(change));
  }
}

function methodOf({ before, after, expected }: Touched): 'create' | 'update' | 'delete' {
  if (!after) return 'delete';
  return before || expected ? 'update' : 'create';
}

function toRules({ name, after }: Touched): RulesDocument | null {
  return after ? { path: name, fields: after.fields } : null;
}
