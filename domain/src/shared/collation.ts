import { LANGUAGE_TAG, type Language } from './language.ts';

/** Texts for which dictionary order equals code point order. */
const CODE_POINT_ORDERED = [/^[ \-0-9가-힣]*$/, /^[ \-0-9a-z]*$/];

/**
 * Returns a function that compares texts in the dictionary order of `language`. Creating the first collator takes 15 ms
 * on a slow phone, so Korean syllables and tags are compared without one.
 */
export function createTextComparator(language: Language): (a: string, b: string) => number {
  let collator: Intl.Collator | undefined;
  return (a, b) => {
    if (CODE_POINT_ORDERED.some((plain) => plain.test(a) && plain.test(b)))
      return Number(a > b) - Number(a < b);
    collator ??= new Intl.Collator(LANGUAGE_TAG[language]);
    return collator.compare(a, b);
  };
}
