import type { Field } from './field.ts';
import { picturesOf, type Values } from './values.ts';

/** The object paths of all pictures in a form. */
export function picturePathsOf(fields: readonly Field[], values: Values): string[] {
  return fields
    .filter(({ kind }) => kind === 'pictures')
    .flatMap(({ name }) => picturesOf(values, name).map(({ path }) => path));
}
