import { z } from 'zod';
import { hasInvisibleCharacters } from './visible-text.ts';

/** What a person reads when a text is longer than `max` characters. */
export function tooLongMessage(label: string, max: number): string {
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
