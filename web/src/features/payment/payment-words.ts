import { wordsIn } from '../../i18n/words.ts';

export const { load: loadPaymentWords, useWords: usePaymentWords } = wordsIn({
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
});
