import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const locales = resolve(import.meta.dirname, '../src/i18n/locales');

/** Returns the source of the public site's translations, without the dashboard's. */
const sourceOf = (language: string) =>
  readdirSync(resolve(locales, language))
    .filter((file) => /^(?!admin)\w+\.ts$/.test(file))
    .toSorted()
    .map((file) => readFileSync(resolve(locales, language, file), 'utf8'))
    .join('\n');

const LITERAL = /(['`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** The maximum number of characters of a text that counts as title, label or button. */
const LABEL = 24;

/** Returns each syllable once, the most frequent first. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [syllable] of texts.join('').matchAll(/[가-힣]/g))
    counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([syllable]) => syllable);
}

/**
 * Returns the characters of the site's own texts: the syllables of all Korean texts and of the short ones, and the letters
 * and symbols of both languages.
 */
export function siteCharacters() {
  const korean = sourceOf('ko');
  const texts = [...korean.matchAll(LITERAL)].map(([, , text]) => text!);
  const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index));
  const signs = [...new Set(korean + sourceOf('en'))].filter(
    (sign) => sign >= '\u00a0' && !/[ㄱ-힣]/.test(sign),
  );
  return {
    letters: [...new Set([...ascii, ...signs, '\u00a0', '₩'])],
    syllables: byFrequency(texts),
    labels: byFrequency(texts.filter((text) => text.length <= LABEL)),
  };
}
