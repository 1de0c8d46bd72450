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

/** Returns the words of a search in searchable form, without punctuation. */
export function searchWords(search: string): string[] {
  return withoutPunctuation(searchable(search))
    .split(' ')
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
