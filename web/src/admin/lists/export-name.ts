import type { Language } from '@app/domain/shared/language.ts';
import { seoulClock } from './sheet.ts';

/** The longest part, in characters: file systems limit a name to 255 bytes, and Hangul takes three each. */
const PART_LENGTH = 40;

/** Returns the name of an exported file without its extension: what it contains, what was chosen for it, day and language. */
export function exportName(subject: readonly string[], language: Language, now: Date): string {
  const [day = ''] = seoulClock(now).toISOString().split('T');
  return [...subject, day, language]
    .map((part) => [...part].slice(0, PART_LENGTH).join(''))
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}
