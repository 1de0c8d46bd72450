import type { Language } from '@app/domain/shared/language.ts';

/** Matches the prefix of English paths. The Korean counterpart has no prefix. */
const ENGLISH = /^\/en(?=[/?#]|$)/;

export function languageOfPath(pathname: string): Language {
  return ENGLISH.test(pathname) ? 'en' : 'kr';
}

/**
 * Returns the path without its language: `/en/coffee` → `/coffee`, `/en` → `/`. The result starts with exactly one
 * slash, because a link to `//host` would lead to another site.
 */
export function neutralPath(pathname: string): string {
  return pathname.replace(ENGLISH, '').replace(/^\/*/, '/');
}

/** Returns whether a path belongs to the dashboard, which has the same path in both languages. */
export function isDashboard(path: string): boolean {
  return /^\/admin(?=[/?#]|$)/.test(path);
}

/** Returns the counterpart of `path` (in either language) in `language`, with its query and hash. */
export function localizedPath(path: string, language: Language): string {
  const neutral = neutralPath(path);
  if (language === 'kr' || isDashboard(neutral)) return neutral;
  return neutral === '/' ? '/en' : `/en${neutral.replace(/^\/(?=[?#])/, '')}`;
}
