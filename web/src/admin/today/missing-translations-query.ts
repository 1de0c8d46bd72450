import type { Selection } from '../live/selection.ts';
import type { Field } from '../form/field.ts';

type Conditions = NonNullable<Selection['any']>;

/** The name of a field's translated value, and the value stored when it is empty. */
function wordless(field: Field): { name: string; values: readonly (string | readonly string[])[] } | null {
  if (field.kind === 'pictures') {
    const lists = Array.from({ length: field.max }, (_, index) => Array<string>(index + 1).fill(''));
    return { name: field.altName, values: field.max === 1 ? [''] : lists };
  }
  const hasTwin = 'isTranslated' in field && field.isTranslated === true;
  if (!hasTwin) return null;
  return { name: field.name, values: field.kind === 'list' ? [[]] : [''] };
}

/**
 * Returns the conditions for items whose translation may be missing: one language of a text is empty. Firestore cannot
 * check whether the other language has text, so `translationOf` filters the results.
 */
export function missingTranslationConditions(fields: readonly Field[]): Conditions {
  return fields.flatMap((field) => {
    const texts = wordless(field);
    if (!texts) return [];
    return [texts.name, `${texts.name}Kr`].map((name) => [name, 'in', texts.values] as const);
  });
}
