import { comparableEmail } from '../shared/email.ts';
import { nationalPhone, shownPhone } from '../shared/telephone.ts';

/** The length of the longest part of a word that is a token, in characters. A longer word is found by all its parts of this length. */
const LONGEST = 5;

/** The maximum number of tokens of an item. A personal name, an address and a number together have about eighty. */
export const MAX_TOKENS = 400;

/** Korean, Chinese and Japanese characters: one of them can be a whole word, so it is worth a token of its own. */
const IDEOGRAPH = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Consonants and vowels of an unfinished Korean syllable, as an input method leaves them while typing. */
const UNFINISHED_SYLLABLE = /(?<![\u1100-\u11ff])[\u1100-\u11ff]+$/u;

/**
 * A searched text: names, addresses and numbers are found by any part, running text by the beginnings of its words. An e-mail address or
 * a telephone number is also a token as a whole, because thousands may share each of its parts.
 */
export interface SearchedText {
  text: string;
  findBy: 'any part' | 'word beginnings' | 'whole';
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

function tokensOfWord(word: readonly string[], findBy: Exclude<SearchedText['findBy'], 'whole'>): string[] {
  const parts = LENGTHS.filter((length) => length <= word.length).flatMap((length) =>
    findBy === 'any part' || length === LONGEST ? partsOf(word, length) : [word.slice(0, length)],
  );
  return parts.filter(isToken).map((part) => part.join(''));
}

const wholeText = (text: string) => comparableEmail(text);

function tokensOf({ text, findBy }: SearchedText): string[] {
  return findBy === 'whole' ? [wholeText(text)] : wordsOf(text).flatMap((word) => tokensOfWord(word, findBy));
}

/**
 * Returns the tokens by which an item is found, at most `MAX_TOKENS`: the parts of each word of up to five characters.
 * Latin letters and digits need two characters. Earlier texts take precedence.
 */
export function searchTokens(texts: readonly SearchedText[]): string[] {
  return [...new Set(texts.flatMap(tokensOf))].slice(0, MAX_TOKENS);
}

/** Returns a telephone number as it is dialled in Korea, digits only: most are searched in this form, by their last digits or from their first. */
export const phoneDigits = (phone: string) => nationalPhone(shownPhone(phone, 'kr')).replaceAll(/\D/g, '');

const WHOLE_EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const PHONE = /^\+?[\d\s().-]+$/u;
/** The number of digits of the shortest whole telephone number. */
const PHONE_DIGITS = 8;

/** Returns an address without what mail programs copy with it: `Kim <kim@example.com>,` is `kim@example.com`. */
const withoutMailSyntax = (text: string) =>
  text.replace(/^.*<([^<>]*)>.*$/su, '$1').replaceAll(/^[\s<("']+|(?<![\s>)"',;])[\s>)"',;]+$/gu, '');

/** Returns the token of a text that is a whole e-mail address or telephone number, as far as one can tell; otherwise undefined. */
export function wholeToken(text: string): string | undefined {
  const whole = wholeText(text);
  const email = withoutMailSyntax(whole);
  if (WHOLE_EMAIL.test(email)) return email;
  const digits = phoneDigits(whole);
  return PHONE.test(whole) && digits.length >= PHONE_DIGITS ? digits : undefined;
}

/** Returns 2 for letters with digits, 1 for digits, 0 for letters: references repeat least. */
const rankByCharacters = (token: string) => (/\d/.test(token) ? 1 + Number(/\D/.test(token)) : 0);

/** Compares tokens: longer ones are more selective. */
function bySelectivity(a: string, b: string): number {
  return [...b].length - [...a].length || rankByCharacters(b) - rankByCharacters(a);
}

/** Returns the parts of a word of a query. Telephone numbers differ at their end, so the last parts of a number come first. */
function wantedParts(word: readonly string[]): string[] {
  const finished = [...word.join('').replace(UNFINISHED_SYLLABLE, '')];
  const parts = partsOf(finished, Math.min(finished.length, LONGEST))
    .filter(isToken)
    .map((part) => part.join(''));
  return /^\d+$/.test(finished.join('')) ? parts.toReversed() : parts;
}

/**
 * Returns the tokens that an item must have to match `text`, the most selective one first; empty when the text is too
 * short. An item matches when it has all of them, so the order of words does not matter. Those of a mail provider come last,
 * because many addresses have them.
 */
export function queryTokens(text: string): string[] {
  const national = nationalPhone(text);
  const tokensIn = (part: string) => wordsOf(part).flatMap(wantedParts).toSorted(bySelectivity);
  const providers = national.match(/(?<=@)\S+/gu) ?? [];
  return [...new Set([national.replaceAll(/@\S+/gu, ' '), ...providers].flatMap(tokensIn))];
}
