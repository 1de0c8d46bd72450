import type { Deps } from '../deps.ts';

/**
 * Eventarc delivers an event again, after 10 s and then ever later, until its function succeeds or 24 hours have passed
 * (https://firebase.google.com/docs/functions/retries). An event that cannot succeed shall not use up a day: after six
 * hours it is given up. The nightly cleanup finds what a Storage event has left undone.
 */
const MAX_AGE_MS = 6 * 60 * 60 * 1000;

/** The option of a function whose events are delivered again when it fails. */
export const RETRIED = { retry: true } as const;

/** Runs an event's work, unless the event is too old; then the log says that it was given up. */
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
