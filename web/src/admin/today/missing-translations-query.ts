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

/** The maximum number of alternatives in one query of Firestore. */
const MAX_ALTERNATIVES = 30;

/**
 * Returns the queries for items whose translation may be missing: one language of a text is empty. Firestore cannot
 * check whether the other language has text, so `translationStatus` filters the results.
 */
export function missingTranslationQueries(fields: readonly Field[]): readonly Conditions[] {
  const queries: Conditions[number][][] = [];
  let left = 0;
  for (const field of fields) {
    const texts = wordless(field);
    if (!texts) continue;
    for (const name of [texts.name, `${texts.name}Kr`]) {
      if (texts.values.length > left) {
        queries.push([]);
        left = MAX_ALTERNATIVES;
      }
      queries.at(-1)!.push([name, 'in', texts.values]);
      left -= texts.values.length;
    }
  }
  return queries;
}
