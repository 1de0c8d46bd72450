import { z } from 'zod';

/** A person needs longer than this to fill in a form and send it. */
export const MIN_FILL_MS = 1_000;

/**
 * Fields that only a machine fills in wrongly. Such a call is answered like a success, and nothing is stored. Both may
 * be left out by a client that has no form.
 */
export const honeypotFields = {
  /** A field that no person sees; what a machine writes into it gives it away. */
  website: z.string().max(2_000).optional().describe('Leave it empty: it is there for machines'),
  /** By the visitor's own clock, so that one that is wrong harms nobody. */
  filledInMs: z
    .number()
    .min(0)
    .optional()
    .describe(`How long the form was open, in milliseconds; under ${MIN_FILL_MS} no person sent it`),
};

/** Whether what was sent to a form with traps came from a machine. */
export function isBotSubmission(submission: {
  website?: string | undefined;
  filledInMs?: number | undefined;
}): boolean {
  return (
    Boolean(submission.website) ||
    (submission.filledInMs !== undefined && submission.filledInMs < MIN_FILL_MS)
  );
}
