import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { isDashboard, languageOfPath, localizedPath } from './localized-path.ts';

const STORAGE_KEY = 'language';

/** The language this visitor chose, or null where none was chosen or the browser lets nothing be stored. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the choice where the browser allows it; otherwise it holds for the page's address alone. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A browser that refuses storage still switches: the address carries the language.
  }
}

/** Where a visitor with the `stored` choice is taken from `pathname`, or null to stay. The dashboard has no twin. */
export function counterpartToFollow(pathname: string, stored: Language | null): string | null {
  if (stored !== 'en' || isDashboard(pathname) || languageOfPath(pathname) === 'en') return null;
  return localizedPath(pathname, 'en');
}

/**
 * Takes a visitor who chose English from an unprefixed address to its twin, now and whenever they step back to one.
 * Call it before the router starts listening: then nothing of the other language is painted.
 */
export function followStoredLanguage(): void {
  const follow = () => {
    const { pathname, search, hash } = window.location;
    const twin = counterpartToFollow(pathname, readStoredLanguage());
    if (twin) window.history.replaceState(window.history.state, '', twin + search + hash);
  };
  follow();
  window.addEventListener('popstate', follow);
}
