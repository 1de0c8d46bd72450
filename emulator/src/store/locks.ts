import { StatusError } from '../values/status.ts';

/** An owner of locks: a transaction, or a write outside of transactions. Compared by identity. */
export type LockOwner = object;

interface Waiter {
  readonly owner: LockOwner;
  /** The requested keys; they are granted together. */
  readonly keys: readonly string[];
  readonly grant: () => void;
}

/**
 * Exclusive locks by name, granted in the order of requests. A request for several is granted when all are free,
 * and holds none of them until then. A request that would complete a deadlock is ABORTED.
 */
export class LockTable {
  private readonly holders = new Map<string, LockOwner>();
  private readonly held = new Map<LockOwner, Set<string>>();
  private readonly queues = new Map<string, Waiter[]>();
  private readonly waiting = new Map<LockOwner, Waiter>();

  /**
   * Resolves once the owner holds every key. An owner makes one request at a time.
   * @throws StatusError ABORTED at a deadlock, CANCELLED when the signal fires first
   */
  async acquire(owner: LockOwner, keys: readonly string[], signal?: AbortSignal): Promise<void> {
    const missing = keys.filter((key) => this.holders.get(key) !== owner);
    if (this.grantable(owner, missing)) {
      this.take(owner, missing);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const cancel = (): void => {
        this.leave(waiter);
        reject(new StatusError('CANCELLED', 'The call was cancelled while it waited for a lock.'));
      };
      const grant = (): void => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const waiter: Waiter = { owner, keys: missing, grant };
      this.enter(waiter);
      if (this.waitsForItself(owner)) {
        this.leave(waiter);
        reject(new StatusError('ABORTED', 'Too much contention on these documents. Please try again.'));
      } else signal?.addEventListener('abort', cancel);
    });
  }

  /** Releases all locks of the owner and grants them to waiting requests. */
  release(owner: LockOwner): void {
    const keys = [...(this.held.get(owner) ?? [])];
    this.held.delete(owner);
    for (const key of keys) this.holders.delete(key);
    this.handOn(keys);
  }

  private take(owner: LockOwner, keys: readonly string[]): void {
    const held = this.held.get(owner) ?? new Set();
    for (const key of keys) {
      this.holders.set(key, owner);
      held.add(key);
    }
    if (held.size > 0) this.held.set(owner, held);
  }

  private enter(waiter: Waiter): void {
    this.waiting.set(waiter.owner, waiter);
    for (const key of waiter.keys) this.queues.set(key, [...(this.queues.get(key) ?? []), waiter]);
  }

  private leave(waiter: Waiter): void {
    this.waiting.delete(waiter.owner);
    for (const key of waiter.keys) {
      const rest = (this.queues.get(key) ?? []).filter((other) => other !== waiter);
      if (rest.length > 0) this.queues.set(key, rest);
      else this.queues.delete(key);
    }
    this.handOn(waiter.keys);
  }

  private handOn(keys: readonly string[]): void {
    for (const key of keys) {
      const next = this.queues.get(key)?.find((waiter) => this.grantable(waiter.owner, waiter.keys));
      if (!next) continue;
      this.take(next.owner, next.keys);
      this.leave(next);
      next.grant();
    }
  }

  private grantable(owner: LockOwner, keys: readonly string[]): boolean {
    return keys.every((key) => !this.holders.has(key) && !this.isBehind(owner, key));
  }

  /** Whether other owners precede the owner in a key's queue. Those that wait for its own locks do not count. */
  private isBehind(owner: LockOwner, key: string): boolean {
    for (const ahead of this.queues.get(key) ?? []) {
      if (ahead.owner === owner) return false;
      if (!ahead.keys.some((other) => this.holders.get(other) === owner)) return true;
    }
    return false;
  }

  /** Follows the wait-for graph from an owner of locks, to detect a cycle. */
  private waitsForItself(owner: LockOwner): boolean {
    if (!this.held.has(owner)) return false;
    const seen = new Set<LockOwner>();
    const pending = this.blockersOf(owner);
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (next === owner) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      pending.push(...this.blockersOf(next));
    }
    return false;
  }

  /** For each awaited key: its owner, and the direct predecessor in its queue. */
  private blockersOf(owner: LockOwner): LockOwner[] {
    const waiter = this.waiting.get(owner);
    return (waiter?.keys ?? []).flatMap((key) => {
      const queue = this.queues.get(key) ?? [];
      const before = queue[queue.findIndex((other) => other.owner === owner) - 1];
      return [this.holders.get(key), before?.owner].filter((blocker) => blocker !== undefined);
    });
  }
}
