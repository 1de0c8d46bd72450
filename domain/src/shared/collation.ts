import { LANGUAGE_TAG, type Language } from './language.ts';

/** Within each of these alphabets a dictionary has the order that Unicode has. */
const CODE_POINT_ORDERED = [/^[ \-0-9가-힣]*$/, /^[ \-0-9a-z]*$/];

/**
 * Compares two texts as a dictionary of the language orders them. A browser takes long to make its first collator, 15 ms of
 * a slow phone's script: it makes none for Korean syllables, nor for tags.
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
