import type { Deps } from '../deps.ts';

/**
 * Eventarc redelivers an event with growing delays, starting at 10 s, until its function succeeds or 24 hours have
 * passed (https://firebase.google.com/docs/functions/retries). An event that cannot succeed is given up after six hours
 * instead of being retried for a day. The nightly cleanup handles what a lost Storage event has left undone.
 */
const MAX_AGE_MS = 6 * 60 * 60 * 1000;

/** Option of a function whose events are redelivered when it fails. */
export const RETRY_ON_FAILURE = { retry: true } as const;

/** Runs the handler of an event, unless the event is too old; then it logs that the event was given up. */
export async function handleEvent(
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  { id, time, subject }: { id: string; time: string; subject?: string | undefined },
  work: () => Promise<unknown>,
): Promise<void> {
  if (clock.now().getTime() - Date.parse(time) > MAX_AGE_MS) {
    log({ severity: 'ERROR', message: 'event given up', requestId: id, subject });
    return;
  }
  await work();
}
