import type { Selection } from '../live/selection.ts';

type Condition = NonNullable<Selection['where']>[number];

/** Sorts behind whatever may follow in a text. */
const LAST = '\uf8ff';

/** What a text field must be to begin with `beginning`: Firestore finds beginnings, and nothing in the middle. */
export function prefixCondition(field: string, beginning: string): readonly Condition[] {
  return [
    [field, '>=', beginning],
    [field, '<=', beginning + LAST],
  ];
}

/** `text` as typed, and as names are written; Firestore compares case-sensitively. */
export function caseVariants(text: string): string[] {
  const capitalised = text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, capitalised])];
}
