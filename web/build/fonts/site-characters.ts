import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const FOLDERS = ['web/src', 'domain/src'];

/** What the site says by itself in Korean; what is stored besides may say anything. */
const WORDS =
  /^web\/src\/i18n\/locales\/ko\/\w+\.ts$|^domain\/src\/(brand|shared\/(alcohol|seoul-time))\.ts$/;

/** What stands on Korean pages and on English ones alike: the labels that are set vertically. */
const LABELS = /^web\/src\/(features|routes)\/.*\.tsx$/;

/** Where punctuation is to be found, in words and in how figures are written. */
const SIGNS = /^web\/src\/i18n\/locales\/\w+\/\w+\.ts$|^domain\/src\/.*\.ts$/;

/** Nothing of the dashboard, which one person uses, nor of tests. */
const LEFT_OUT = /\/(admin|testing)\/|\/admin\.ts$|\.test\./;

function textOf(pattern: RegExp): string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${folder}/${file}`.replaceAll('\\', '/'),
    ),
  );
  return files
    .filter((file) => pattern.test(file) && !LEFT_OUT.test(file))
    .toSorted()
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
}

const HANGUL = /[가-힣]/g;
const LITERAL = /(['`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** Letters, digits and marks of the keyboard. */
const KEYBOARD = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Each character once, those that are met most often first. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [character] of text.matchAll(HANGUL)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([character]) => character);
}

export interface SiteCharacters {
  /** Letters, digits, punctuation: of both languages. */
  letters: string[];
  /** The syllables of all that the site says, of its titles and labels, and of its buttons: the most frequent first. */
  words: string[];
  titles: string[];
  buttons: string[];
}

/** As long as a line of a title, and as a button. */
const TITLE = 24;
const BUTTON = 8;

const literals = (text: string) => [...text.matchAll(LITERAL)].map(([, , literal]) => literal!);

export function siteCharacters(): SiteCharacters {
  const said = literals(textOf(WORDS));
  const labels = byFrequency(literals(textOf(LABELS)));
  const titles = byFrequency(said.filter((text) => text.length <= TITLE && !/[.다]\s*$/.test(text)));
  const signs = [...new Set(textOf(SIGNS))].filter((sign) => sign > '\u00a0' && !/[ㄱ-힣]/.test(sign));
  return {
    letters: [...KEYBOARD, '\u00a0', ...signs],
    words: byFrequency(said),
    titles: [...new Set([...labels, ...titles])],
    buttons: byFrequency(said.filter((text) => text.length <= BUTTON)),
  };
}
