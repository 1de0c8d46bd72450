import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const locales = resolve(import.meta.dirname, '../src/i18n/locales');

/** The namespaces of pages opened seldom, whose syllables must not displace those of the pages that everybody opens. */
const SELDOM_OPENED = [
  'agePolicy.ts',
  'legal.ts',
  'manageBooking.ts',
  'order.ts',
  'privacy.ts',
  'search.ts',
  'terms.ts',
];

/** The files of the public site's translations: without the dashboard's, and without the offline page, which has system fonts. */
const files = readdirSync(resolve(locales, 'ko'))
  .filter((file) => /^(?!admin|numbers|offline)\w+\.ts$/.test(file))
  .toSorted();
const seldomOpened = files.filter((file) => SELDOM_OPENED.includes(file));
const oftenOpened = files.filter((file) => !SELDOM_OPENED.includes(file));

const sourceOf = (language: 'ko' | 'en', of: readonly string[]) =>
  of.map((file) => readFileSync(resolve(locales, language, file), 'utf8')).join('\n');

const textsOf = (source: string) => [...source.matchAll(LITERAL)].map(([, , text]) => text!);

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
 * and symbols of both languages. Syllables of pages opened often come first.
 */
export function siteCharacters() {
  const often = textsOf(sourceOf('ko', oftenOpened));
  const seldom = textsOf(sourceOf('ko', seldomOpened));
  const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index));
  const signs = [...new Set(sourceOf('ko', files) + sourceOf('en', files))].filter(
    (sign) => sign >= '\u00a0' && !/[ㄱ-힣]/.test(sign),
  );
  return {
    letters: [...new Set([...ascii, ...signs, '\u00a0', '₩'])],
    syllables: [...new Set([...byFrequency(often), ...byFrequency(seldom)])],
    labels: byFrequency(often.filter((text) => text.length <= LABEL)),
  };
}
