import { NAME_LIMITS } from './name.ts';
import { cleanedLine, singleLineText } from './cleaned-text.ts';

/** A name as a visitor enters it. */
export const nameInputSchema = singleLineText({ label: 'Name', ...NAME_LIMITS });

/** A name as stored. */
export const nameSchema = cleanedLine().min(NAME_LIMITS.min).max(NAME_LIMITS.max);
