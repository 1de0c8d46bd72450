import { wordsIn } from './words.ts';

/**
 * The words that every page needs, and those of the lists. What one page alone says belongs into a `ko.ts` and an
 * `en.ts` beside it, made into words by `wordsIn`, so that the first download stays small.
 */
export const { load: loadMessages, useWords: useMessages } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
