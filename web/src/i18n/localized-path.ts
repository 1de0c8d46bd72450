import type { Language } from '@app/domain/shared/language.ts';

/** English pages live under `/en`, each the twin of a Korean page without it. */
const ENGLISH = /^\/en(?=[/?#]|$)/;

export function languageOfPath(pathname: string): Language {
  return ENGLISH.test(pathname) ? 'en' : 'kr';
}

/**
 * The path without its language: `/en/coffee` → `/coffee`, `/en` → `/`. It begins with exactly one slash: as the address of a
 * link, `//host` would lead to another site.
 */
export function neutralPath(pathname: string): string {
  return pathname.replace(ENGLISH, '').replace(/^\/*/, '/');
}

/** The dashboard has one address for both languages. */
export function isDashboard(path: string): boolean {
  return /^\/admin(?=[/?#]|$)/.test(path);
}

/** The form that `path` (of either language) takes in `language`. A query and a hash are kept. */
export function localizedPath(path: string, language: Language): string {
  const neutral = neutralPath(path);
  if (language === 'kr' || isDashboard(neutral)) return neutral;
  return neutral === '/' ? '/en' : `/en${neutral.replace(/^\/(?=[?#])/, '')}`;
}
