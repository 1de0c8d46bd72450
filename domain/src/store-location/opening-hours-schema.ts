import { z } from 'zod';
import { addedNotesSchema, TEXT_LIMITS, wholeNumber } from '../shared/fields.ts';
import { OPENING_LIMITS } from './opening-hours.ts';
import { findSpecialHoursProblem, type SpecialHoursProblem } from './special-hours-problem.ts';
import { SPECIAL_HOURS_LINE } from './special-hours.ts';

const dayHoursSchema = z
  .strictObject({
    open: wholeNumber(0, OPENING_LIMITS.openMax),
    close: wholeNumber(1, OPENING_LIMITS.closeMax),
  })
  .refine(({ open, close }) => open < close, 'Closing comes after opening');

/** A week, Sunday first; null means closed all day. */
export const openingHoursSchema = z.array(dayHoursSchema.nullable()).length(OPENING_LIMITS.days);

const PROBLEMS: Record<SpecialHoursProblem['problem'], string> = {
  incomplete: 'No such dates',
  order: 'The last day is before the first',
  hours: 'Closing comes after opening, by noon of the next day',
  overlap: 'The dates overlap',
};

const specialHoursSchema = z
  .array(z.string().regex(SPECIAL_HOURS_LINE))
  .max(TEXT_LIMITS.tags)
  .superRefine((lines, context) => {
    const found = findSpecialHoursProblem(lines);
    if (!found) return;
    const wrong = found.lines.map((index) => lines[index]).join(', ');
    context.addIssue({ code: 'custom', message: `${PROBLEMS[found.problem]}: ${wrong}` });
  });

/** The special hours of a store: lists of the same order. Older documents have none. */
export const specialHoursFields = {
  specialHours: specialHoursSchema.optional(),
  specialHoursReasons: addedNotesSchema,
  specialHoursReasonsKr: addedNotesSchema,
};
