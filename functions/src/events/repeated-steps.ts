import { DomainError } from '@app/domain/errors.ts';

/** The errors of a step of a job that a guest or another run made unnecessary in the meantime. */
const OVER: readonly string[] = [
  'not_found',
  'status_change_refused',
  'waitlist_ended',
  'hold_ended',
  'event_closed',
];

/** Waits for a step of a job, which may be over already. */
export async function unlessOver(step: Promise<unknown>): Promise<void> {
  await step.catch((error: unknown) => {
    if (!(error instanceof DomainError) || !OVER.includes(error.code)) throw error;
  });
}
