import { z } from 'zod';
import { hasUnseenCharacters } from './visible-text.ts';

/** What a person reads when a text is longer than `max` characters. */
export function tooLong(label: string, max: number): string {
  return `${label} must be at most ${max} characters`;
}

interface LineBounds {
  /** What the field is called in messages. */
  label: string;
  min?: number;
  max: number;
}

/**
 * One line that a visitor writes: composed (NFC) and trimmed, from `min` to `max` characters, all of which can be seen.
 */
export function visitorLine({ label, min = 0, max }: LineBounds) {
  const tooShort = `${label} must be at least ${min} characters`;
  return z
    .string(tooShort)
    .normalize('NFC')
    .trim()
    .min(min, tooShort)
    .max(max, tooLong(label, max))
    .refine((line) => !hasUnseenCharacters(line), `${label} contains invisible or control characters`);
}
