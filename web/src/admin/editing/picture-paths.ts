import { picturesInText } from '@app/domain/story/pictures-in-text.ts';
import { namesOf, type Field } from '../form/field.ts';
import { picturesOf, textOf, type Values } from '../form/values.ts';

/** The object paths of all pictures in a form, those in formatted texts included. */
export function picturePathsOf(fields: readonly Field[], values: Values): string[] {
  return fields.flatMap((field) => {
    if (field.kind === 'pictures') return picturesOf(values, field.name).map(({ path }) => path);
    if (field.kind !== 'text' || !field.formatted) return [];
    return namesOf(field).flatMap((name) => picturesInText(textOf(values, name)));
  });
}
