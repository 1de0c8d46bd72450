import { use } from 'react';
import type { Language } from '@app/domain/shared/language.ts';
import { useLanguage } from './language.tsx';
import { noteWordsInUse } from './words-in-use.ts';

/**
 * The words of the site or of one feature: a file for each language, of which a visitor downloads one, once. `load`
 * fetches it, `useWords` gives the words of the page's language, and suspends where they are still to be fetched.
 */
export function wordsIn<T>(files: Record<Language, () => Promise<T>>) {
  const loading = new Map<Language, Promise<T>>();

  function load(language: Language): Promise<T> {
    const present = loading.get(language);
    if (present) return present;
    const words = files[language]();
    loading.set(language, words);
    words.then(
      // The mark by which React's `use` reads a promise at once instead of waiting a turn for what is there.
      (value) => Object.assign(words, { status: 'fulfilled', value }),
      // The next one to ask tries again.
      () => loading.delete(language),
    );
    return words;
  }

  function useWords(): T {
    noteWordsInUse(load);
    return use(load(useLanguage().language));
  }

  return { load, useWords };
}
