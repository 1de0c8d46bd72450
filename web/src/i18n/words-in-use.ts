import type { Language } from '@app/domain/shared/language.ts';

type Loader = (language: Language) => Promise<unknown>;

/** The words that are in use on the page, beyond which nothing needs to be there before the language changes. */
const inUse = new Set<Loader>();

/** Notes that the page says what `load` fetches. */
export function noteWordsInUse(load: Loader): void {
  inUse.add(load);
}

/** Fetches everything that the page says, in `language`. */
export async function loadWordsInUse(language: Language): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)));
}
