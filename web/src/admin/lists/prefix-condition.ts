import type { Selection } from '../live/selection.ts';

type Condition = NonNullable<Selection['where']>[number];

/** Sorts after any character that may follow in a text. */
const LAST = '\uf8ff';

/**
 * Returns the conditions for a text field that starts with `beginning`. Firestore supports prefixes, not substrings.
 */
export function prefixCondition(field: string, beginning: string): readonly Condition[] {
  return [
    [field, '>=', beginning],
    [field, '<=', beginning + LAST],
  ];
}

/** Returns `text` as typed and capitalized like a name, because Firestore compares case-sensitively. */
export function caseVariants(text: string): string[] {
  const capitalised = text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, capitalised])];
}
