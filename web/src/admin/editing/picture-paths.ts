import type { Field } from '../form/field.ts';
import { picturesOf, type Values } from '../form/values.ts';

/** The object paths of all pictures in a form. */
export function picturePathsOf(fields: readonly Field[], values: Values): string[] {
  return fields
    .filter(({ kind }) => kind === 'pictures')
    .flatMap(({ name }) => picturesOf(values, name).map(({ path }) => path));
}
