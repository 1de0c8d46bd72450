import { z } from 'zod';
import { NAME_LIMITS } from './name.ts';
import { singleLineText } from './single-line-text.ts';

/** A name as a visitor enters it. */
export const nameInputSchema = singleLineText({ label: 'Name', ...NAME_LIMITS });

/** A name as stored. Names that were stored before invisible characters were refused remain readable. */
export const nameSchema = z.string().trim().min(NAME_LIMITS.min).max(NAME_LIMITS.max);
