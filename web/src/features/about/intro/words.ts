import { wordsIn } from '../../../i18n/words.ts';

export const { load: loadIntroWords, useWords: useIntroWords } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
