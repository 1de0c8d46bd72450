import { errorCodeOf } from '../../lib/error-code.ts';

/** Error codes of reads that may succeed later. */
const TRANSIENT = [
  'unavailable',
  'deadline-exceeded',
  'internal',
  'resource-exhausted',
  'aborted',
  'cancelled',
];
/** Delays before a failed request is repeated, in milliseconds; the last one repeats. */
const RETRY_DELAYS = [2_000, 10_000, 60_000];

/** Returns the delay before a request is repeated that has failed, and `failures` times before. */
export const retryDelay = (failures: number) => RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)];

interface CounterOptions {
  read: () => Promise<number>;
  onCount: (count: number) => void;
  onError: (error: Error) => void;
}

/**
 * Returns a counter: `update` reads the count and emits the latest result. A read that fails for a transient reason is
 * repeated until it succeeds or `stop` is called.
 */
export function createCounter({ read, onCount, onError }: CounterOptions) {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (failures: number) => {
    clearTimeout(timer);
    const mine = (latest += 1);
    try {
      const count = await read();
      if (mine === latest) onCount(count);
    } catch (error) {
      if (mine !== latest) return;
      if (!TRANSIENT.includes(errorCodeOf(error) ?? '')) return onError(error as Error);
      timer = setTimeout(() => void attempt(failures + 1), retryDelay(failures));
    }
  };
  return {
    update: () => void attempt(0),
    stop: () => {
      latest += 1;
      clearTimeout(timer);
    },
  };
}
