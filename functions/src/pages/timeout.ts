import type { Clock } from '../deps.ts';

/** A visitor waits no longer for content: then the browser fetches it itself, and a robot comes again. */
const CONTENT_TIMEOUT_MS = 5_000;

/**
 * The outcome of `work`, which goes on unobserved when it takes too long.
 * @throws Error when it takes longer than `milliseconds`
 */
export function withTimeout<T>(
  work: Promise<T>,
  clock: Pick<Clock, 'wait'>,
  milliseconds = CONTENT_TIMEOUT_MS,
): Promise<T> {
  const tooLate = clock.wait(milliseconds).then(() => {
    throw new Error(`There was no outcome within ${milliseconds} ms.`);
  });
  return Promise.race([work, tooLate]);
}
