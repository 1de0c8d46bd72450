import { wordsIn } from '../../i18n/words.ts';

export const { load: loadContactWords, useWords: useContactWords } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
