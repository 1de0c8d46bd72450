import type { Clock } from '../deps.ts';

/** After this time the page is sent without content: browsers load it themselves, crawlers retry. */
const CONTENT_TIMEOUT_MS = 5_000;

/**
 * Returns the result of `work`. After a timeout `work` continues, and its result is ignored.
 * @throws Error when it takes longer than `milliseconds`
 */
export function withTimeout<T>(
  work: Promise<T>,
  clock: Pick<Clock, 'wait'>,
  milliseconds = CONTENT_TIMEOUT_MS,
): Promise<T> {
  const tooLate = clock.wait(milliseconds).then(() => {
    throw new Error(`Timed out after ${milliseconds} ms.`);
  });
  return Promise.race([work, tooLate]);
}
