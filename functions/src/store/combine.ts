import { DomainError } from '@app/domain/errors.ts';

/** What came of one of several things that were done together. */
export type Outcome<T> = { value: T } | { error: unknown };

/** A refusal concerns one asker; anything else that is thrown ends the work for all of them. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
}

interface Waiting<Ask, T> {
  ask: Ask;
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** Bounds one transaction that writes for each ask: 500 writes are what Firestore promises to take. */
const MOST_AT_ONCE = 100;

/**
 * Does together what many ask of one document at the same time. Those who come while work for their `key` is under way
 * wait for its end, and are then all settled by the next piece of work, each with an outcome of their own. A crowd that
 * wants one document so costs a few transactions instead of one each, which Firestore would let wait for one another.
 * @param mostAtOnce how many asks one piece of work takes
 */
export function combine<Ask, T>(
  settle: (key: string, asks: readonly Ask[]) => Promise<readonly Outcome<T>[]>,
  mostAtOnce = MOST_AT_ONCE,
): (key: string, ask: Ask) => Promise<T> {
  const queues = new Map<string, Waiting<Ask, T>[]>();

  async function settleSome(key: string, some: readonly Waiting<Ask, T>[]): Promise<void> {
    try {
      const asks = some.map(({ ask }) => ask);
      const outcomes = await settle(key, asks);
      outcomes.forEach((outcome, index) => {
        if ('value' in outcome) some[index]!.resolve(outcome.value);
        else some[index]!.reject(outcome.error);
      });
    } catch (error) {
      some.forEach(({ reject }) => reject(error));
    }
  }

  async function settleAll(key: string, queue: Waiting<Ask, T>[]): Promise<void> {
    while (queue.length > 0) await settleSome(key, queue.splice(0, mostAtOnce));
    queues.delete(key);
  }

  return (key, ask) =>
    new Promise((resolve, reject) => {
      const waiting = { ask, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const first = [waiting];
      queues.set(key, first);
      void settleAll(key, first);
    });
}
