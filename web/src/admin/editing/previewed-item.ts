import type { ZodType } from 'zod';
import { toWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import type { Field } from '../form/field.ts';
import { picturesOf, textOf, type FieldValue, type Values } from '../form/values.ts';
import { toFields } from './conversions.ts';
import { blamedField, type Blamed } from './problems.ts';

/** Stands for a text that is not written yet. */
const MISSING = '…';

interface Wrong extends Blamed {
  values: Values;
  now: Date;
}

/** Returns the value that the preview shows in place of a wrong one. */
function standInFor({ field, name, values, max, now }: Wrong): FieldValue {
  const text = textOf(values, name);
  switch (field.kind) {
    case 'text':
      if (max !== undefined) return text.trim().slice(0, max);
      return field.isOmittedEmpty ? '' : MISSING;
    case 'number':
      // Left out, or the smallest one if it is needed.
      if (text !== '') return '';
      return String(field.moreThan ? field.max : field.min);
    case 'moment':
      return field.fallback ? '' : toWallTime(now);
    case 'pictures':
      return picturesOf(values, name).map((picture) => ({ ...picture, alt: '', altKr: '', credit: '' }));
    case 'specialHours':
      return [];
    default:
      return '';
  }
}

/**
 * Returns the item that the preview shows: what the form contains, with stand-ins for what is missing or invalid. `data` is null
 * when there is none for something.
 */
export function previewedItem<Data>(
  schema: ZodType<Data>,
  fields: readonly Field[],
  values: Values,
  now: Date,
): { data: Data | null; isComplete: boolean } {
  let shown = values;
  // The second time, a number that was left out is one that is needed.
  for (const isComplete of [true, false, false]) {
    const result = schema.safeParse(toFields(fields, shown));
    if (result.success) return { data: result.data, isComplete };
    const before = shown;
    const standIns = result.error.issues.map((issue) => {
      const blamed = blamedField(fields, before, issue);
      return [blamed.name, standInFor({ ...blamed, values: before, now })];
    });
    shown = { ...before, ...(Object.fromEntries(standIns) as Values) };
  }
  return { data: null, isComplete: false };
}
