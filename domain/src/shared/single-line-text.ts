import { z } from 'zod';
import { hasInvisibleCharacters } from './visible-text.ts';

/** Returns the error message for a text longer than `max` characters. */
export function tooLongMessage(label: string, max: number): string {
  return `${label} must be at most ${max} characters`;
}

interface LineBounds {
  /** The name of the field in error messages. */
  label: string;
  min?: number;
  max: number;
}

/**
 * Returns a schema for a single line entered by a visitor: composed (NFC) and trimmed, `min` to `max` characters,
 * without invisible characters.
 */
export function singleLineText({ label, min = 0, max }: LineBounds) {
  const tooShortMessage = `${label} must be at least ${min} characters`;
  return z
    .string(tooShortMessage)
    .normalize('NFC')
    .trim()
    .min(min, tooShortMessage)
    .max(max, tooLongMessage(label, max))
    .refine((line) => !hasInvisibleCharacters(line), `${label} contains invisible or control characters`);
}
