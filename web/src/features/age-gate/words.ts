import { wordsIn } from '../../i18n/words.ts';

export type { AgeGateWords } from './ko.ts';

export const { load: loadAgeGateWords, useWords: useAgeGateWords } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
