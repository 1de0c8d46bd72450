import { z } from 'zod';
import { cleanCode, cleanLine, cleanText } from './clean-text.ts';
import { storedPhone } from './telephone.ts';

/** Returns a schema for a text of any number of lines, which is cleaned before its length is checked. */
export const cleanedText = (message?: string) => z.string(message).overwrite(cleanText);

/** Returns a schema for a text of one line, which is cleaned before its length is checked. */
export const cleanedLine = (message?: string) => z.string(message).overwrite(cleanLine);

/** Returns a schema for a number, an address or a code, which is cleaned before it is checked. */
export const cleanedCode = (message?: string) => z.string(message).overwrite(cleanCode);

/** Returns a schema for a telephone number, which gets the one form in which numbers are stored before it is checked. */
export const cleanedPhone = (message?: string) =>
  z.string(message).overwrite((typed) => storedPhone(cleanCode(typed)));

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

function bounded(cleaned: (message: string) => z.ZodString, { label, min = 0, max }: LineBounds) {
  const message = min > 0 ? `${label} must be at least ${min} characters` : `${label} must be a text`;
  return cleaned(message).min(min, message).max(max, tooLongMessage(label, max));
}

/** Returns a schema for a single line entered by a visitor, `min` to `max` characters. */
export const singleLineText = (bounds: LineBounds) => bounded(cleanedLine, bounds);

/** Returns a schema for a number or code entered by a visitor, `min` to `max` characters. */
export const singleLineCode = (bounds: LineBounds) => bounded(cleanedCode, bounds);

/** Returns a schema for a telephone number entered by a visitor or the owner, `min` to `max` characters. */
export const phoneInput = (bounds: Omit<LineBounds, 'label'>) =>
  bounded(cleanedPhone, { label: 'Phone', ...bounds });
