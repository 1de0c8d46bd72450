import { withoutPunctuation } from '../shared/punctuation.ts';

/** Searching in Korean and Latin texts. */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const VOWELS_AND_FINALS = 21 * FINALS;
const FIRST_INITIAL = 0x1100;

/** Keyboards join two initials that also exist as one final consonant: ㄱㅅ arrives as ㄳ. */
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};
const CLUSTER = new RegExp(`[${Object.keys(CLUSTERS).join('')}]`, 'g');

const isInitial = (char: string) => /^[\u1100-\u1112]$/.test(char);

/**
 * Returns a text in the form in which texts are compared: every Unicode form of a syllable and of an initial is the same,
 * full-width and accented letters are plain, apostrophes are straight, hyphens are spaces, and case does not matter.
 */
export function searchable(text: string): string {
  return text
    .replace(CLUSTER, (cluster) => CLUSTERS[cluster]!)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[-‐]/g, ' ')
    .toLowerCase();
}

/** Between a Latin and a Korean word that are written as one, such as kenya니에리. */
const SCRIPT_CHANGE = /(?<=[a-z])(?=[가-힣])|(?<=[가-힣])(?=[a-z])/;

/** Returns the words of a search in searchable form, without punctuation. */
export function searchWords(search: string): string[] {
  return withoutPunctuation(searchable(search))
    .split(' ')
    .flatMap((word) => word.split(SCRIPT_CHANGE))
    .filter((word) => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(word));
}

/** Returns whether a word consists of Korean initials only, such as ㅂㄷ. */
export function isOfInitials(word: string): boolean {
  return [...word].every(isInitial);
}

/** Returns the initial of a Korean syllable, and any other character as it is. */
function initialOf(char: string): string {
  const code = char.codePointAt(0)!;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return char;
  return String.fromCodePoint(FIRST_INITIAL + Math.floor((code - FIRST_SYLLABLE) / VOWELS_AND_FINALS));
}

/** Returns a Korean syllable without its final consonant, and any other character as it is. */
function withoutFinal(char: string): string {
  const code = char.codePointAt(0)!;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return char;
  return String.fromCodePoint(code - ((code - FIRST_SYLLABLE) % FINALS));
}

/** The last syllable may lack the final consonant that is typed next. */
function matchesChar(wanted: string, char: string, isLast: boolean): boolean {
  if (wanted === char) return true;
  return isInitial(wanted) ? wanted === initialOf(char) : isLast && wanted === withoutFinal(char);
}

/**
 * Returns whether a text contains a word; both are in searchable form. An initial stands for every syllable that begins with it.
 * Korean is compared without spaces, because people space compounds differently.
 */
export function containsWord(text: string, word: string): boolean {
  const wanted = [...word];
  if (!/[\u1100-\u1112가-힣]/.test(word)) return text.includes(word);
  const chars = [...text.replace(/\s+/g, '')];
  return chars.some((_, start) =>
    wanted.every((char, index) => {
      const found = chars[start + index];
      return found !== undefined && matchesChar(char, found, index === wanted.length - 1);
    }),
  );
}

/** Shorter words have too many neighbours. In letters; a Korean syllable has two or three. */
const MIN_SIMILAR_LETTERS = 5;

/**
 * Returns whether a text has a word that differs from the given one by one letter: missing, added, another, or exchanged with
 * the next. Both are in searchable form.
 */
export function containsSimilarWord(text: string, word: string): boolean {
  const wanted = word.normalize('NFD');
  if (wanted.length < MIN_SIMILAR_LETTERS) return false;
  return text.split(/[^\p{L}\p{N}]+/u).some((found) => differsByOneLetter(wanted, found.normalize('NFD')));
}

function differsByOneLetter(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const endsAlike = (skippedOfA: number, skippedOfB: number) =>
    a.slice(at + skippedOfA) === b.slice(at + skippedOfB);
  return (
    endsAlike(1, 1) ||
    endsAlike(1, 0) ||
    endsAlike(0, 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && endsAlike(2, 2))
  );
}
