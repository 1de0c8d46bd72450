import { DomainError } from '@app/domain/errors.ts';

/** The result or the error of one request in a batch. */
export type Outcome<T> = { value: T } | { error: unknown };

/** Returns the outcome of `work`. A `DomainError` rejects only its own request; any other error is thrown and rejects the whole batch. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
}

interface Pending<Request, T> {
  request: Request;
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** A batch that writes for each request stays within one transaction: Firestore allows at least 500 writes. */
const DEFAULT_BATCH_SIZE = 100;

/**
 * Batches concurrent requests per key. Requests that arrive while a batch for the same key is running are queued and
 * handled by the next batch; each gets its own result or error. Under load this turns many contending transactions on one
 * document into a few.
 * @param processBatch returns one outcome for each request, in their order
 * @param batchSize how many requests one batch takes at most
 */
export function batchByKey<Request, T>(
  processBatch: (key: string, requests: readonly Request[]) => Promise<readonly Outcome<T>[]>,
  batchSize = DEFAULT_BATCH_SIZE,
): (key: string, request: Request) => Promise<T> {
  const queues = new Map<string, Pending<Request, T>[]>();

  async function settleBatch(key: string, batch: readonly Pending<Request, T>[]): Promise<void> {
    try {
      const requests = batch.map(({ request }) => request);
      const outcomes = await processBatch(key, requests);
      outcomes.forEach((outcome, index) => {
        if ('value' in outcome) batch[index]!.resolve(outcome.value);
        else batch[index]!.reject(outcome.error);
      });
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  async function drain(key: string, queue: Pending<Request, T>[]): Promise<void> {
    while (queue.length > 0) await settleBatch(key, queue.splice(0, batchSize));
    queues.delete(key);
  }

  return (key, request) =>
    new Promise((resolve, reject) => {
      const pending = { request, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(pending);
        return;
      }
      const first = [pending];
      queues.set(key, first);
      void drain(key, first);
    });
}
