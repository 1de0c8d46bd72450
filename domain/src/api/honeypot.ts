import { z } from 'zod';
import { cleanedText } from '../shared/cleaned-text.ts';

/** Milliseconds. A form submitted faster than this was not filled in by a person. */
export const MIN_FILL_MS = 1_000;

/**
 * Fields that bots fill in wrongly. A bot's request gets the same response as a successful one, but nothing is stored.
 * Both fields are optional for clients without a form.
 */
export const honeypotFields = {
  /** A hidden field that people never fill in. Any value identifies a bot. */
  website: cleanedText().max(2_000).optional().describe('Honeypot field: leave it empty'),
  /** A duration measured by the visitor's clock, so that a wrong clock does not matter. */
  filledInMs: z
    .number()
    .min(0)
    .optional()
    .describe(
      `How long the form was open, in milliseconds; below ${MIN_FILL_MS} the request is treated as a bot's`,
    ),
};

/** Returns whether a form submission came from a bot. */
export function isBotSubmission(submission: {
  website?: string | undefined;
  filledInMs?: number | undefined;
}): boolean {
  return (
    Boolean(submission.website) ||
    (submission.filledInMs !== undefined && submission.filledInMs < MIN_FILL_MS)
  );
}
