/** The length of the longest token, in characters. A longer word is found by all its parts of this length. */
const LONGEST = 5;

/** The maximum number of tokens of an item. A personal name, an address and a number together have about eighty. */
export const MAX_TOKENS = 400;

/** Korean, Chinese and Japanese characters: one of them can be a whole word, so it is worth a token of its own. */
const IDEOGRAPH = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Consonants and vowels of an unfinished Korean syllable, as an input method leaves them while typing. */
const UNFINISHED_SYLLABLE = /[\u1100-\u11ff]+$/u;

/** A searched text: names, addresses and numbers are found by any part, running text by the beginnings of its words. */
export interface SearchedText {
  text: string;
  findBy: 'any part' | 'word beginnings';
}

/** Returns the words of a text as lists of characters, in lower case, with full-width and decomposed forms unified. */
function wordsOf(text: string): string[][] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map((word) => [...word]);
}

function isToken(part: readonly string[]): boolean {
  return part.length > 1 || (part.length === 1 && IDEOGRAPH.test(part[0]!));
}

function partsOf(word: readonly string[], length: number): string[][] {
  return Array.from({ length: word.length - length + 1 }, (_, start) => word.slice(start, start + length));
}

const LENGTHS = Array.from({ length: LONGEST }, (_, index) => index + 1);

function tokensOfWord(word: readonly string[], findBy: SearchedText['findBy']): string[] {
  const parts = LENGTHS.filter((length) => length <= word.length).flatMap((length) =>
    findBy === 'any part' || length === LONGEST ? partsOf(word, length) : [word.slice(0, length)],
  );
  return parts.filter(isToken).map((part) => part.join(''));
}

/**
 * Returns the tokens by which an item is found, at most `MAX_TOKENS`: the parts of each word of up to five characters.
 * Latin letters and digits need two characters. Earlier texts take precedence.
 */
export function searchTokens(texts: readonly SearchedText[]): string[] {
  const tokens = new Set<string>();
  for (const { text, findBy } of texts)
    for (const word of wordsOf(text))
      for (const token of tokensOfWord(word, findBy)) {
        if (tokens.size === MAX_TOKENS) return [...tokens];
        tokens.add(token);
      }
  return [...tokens];
}

/** Returns a telephone number as it is dialled in Korea, digits only, so that `+82 10-…` and `010…` are the same. */
export function phoneDigits(phone: string): string {
  return phone
    .normalize('NFKC')
    .replace(/^\s*\+82[\s-]*0?/, '0')
    .replaceAll(/\D/g, '');
}

/** Compares tokens: longer ones are more selective, and among those of one length the ones of numbers and references. */
function bySelectivity(a: string, b: string): number {
  return [...b].length - [...a].length || Number(/\d/.test(b)) - Number(/\d/.test(a));
}

/**
 * Returns the tokens that an item must have to match `text`, the most selective one first; empty when the text is too
 * short. An item matches when it has all of them, so the order of words does not matter.
 */
export function queryTokens(text: string): string[] {
  const national = text.normalize('NFKC').replace(/^\s*\+82[\s-]*0?/, '0');
  const tokens = wordsOf(national).flatMap((word) => {
    const finished = [...word.join('').replace(UNFINISHED_SYLLABLE, '')];
    return partsOf(finished, Math.min(finished.length, LONGEST))
      .filter(isToken)
      .map((part) => part.join(''));
  });
  return [...new Set(tokens)].toSorted(bySelectivity);
}
