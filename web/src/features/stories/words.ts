import { wordsIn } from '../../i18n/words.ts';

/** The words of the stories: the list, a story, and home's preview. */
export const { load: loadStoryWords, useWords: useStoryWords } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
