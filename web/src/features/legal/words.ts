import { wordsIn } from '../../i18n/words.ts';

/** The words around every legal text. */
export const { load: loadLegalWords, useWords: useLegalWords } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
