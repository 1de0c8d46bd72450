import { LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { isDashboard, languageOfPath, localizedPath } from './localized-path.ts';

const STORAGE_KEY = 'language';

/** Returns the stored language, or null if there is none or the browser blocks storage. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice. If the browser blocks storage, only the path keeps the language. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The path states the language also without storage.
  }
}

/** Returns the path to which a visitor with the `stored` choice is redirected from `pathname`, or null. */
export function counterpartToFollow(pathname: string, stored: Language | null): string | null {
  if (stored !== 'en' || isDashboard(pathname) || languageOfPath(pathname) === 'en') return null;
  return localizedPath(pathname, 'en');
}

/**
 * Redirects a visitor who chose English from a Korean path to its counterpart, now and on every step in the history. Call it
 * before the router subscribes to the history, so that nothing is painted in the other language.
 */
export function followStoredLanguage(): void {
  const follow = () => {
    const { pathname, search, hash } = window.location;
    const counterpart = counterpartToFollow(pathname, readStoredLanguage());
    if (counterpart) window.history.replaceState(window.history.state, '', counterpart + search + hash);
  };
  follow();
  window.addEventListener('popstate', follow);
}
