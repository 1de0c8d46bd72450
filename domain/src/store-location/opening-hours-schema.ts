import { z } from 'zod';
import { wholeNumber } from '../shared/fields.ts';
import { OPENING_LIMITS } from './opening-hours.ts';

const dayHoursSchema = z
  .strictObject({
    open: wholeNumber(0, OPENING_LIMITS.openMax),
    close: wholeNumber(1, OPENING_LIMITS.closeMax),
  })
  .refine(({ open, close }) => open < close, 'Closing comes after opening');

/** A week, Sunday first; null means closed all day. */
export const openingHoursSchema = z.array(dayHoursSchema.nullable()).length(OPENING_LIMITS.days);
