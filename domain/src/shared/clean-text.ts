/**
 * The sequences of an emoji (Unicode Technical Standard 51, 1.4.9), among them flags of regions and keycaps; joiners between
 * Arabic letters, as in Persian, and after a mark of an Indic script; variants of Han characters. After other letters these
 * characters change nothing.
 */
const SHAPED = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`\p{ExtPict}(?:[\uFE0E\uFE0F]|\p{EMod})?(?:\u200D\p{ExtPict}(?:[\uFE0E\uFE0F]|\p{EMod})?)*`,
  String.raw`[0-9#*]\uFE0F?\u20E3`,
  String.raw`(?<=(?!\p{DI})[\p{M}\p{sc=Arab}])[\u200C\u200D](?=[\p{L}\p{M}])`,
  String.raw`(?<=\p{sc=Han})[\u{E0100}-\u{E01EF}]`,
].join('|');

/**
 * Control characters, lone surrogates, noncharacters (NChar), which XML refuses, and what is ignorable by default (DI): zero-width
 * spaces, marks of direction, byte order marks, tags, fillers.
 */
const SHAPED_OR_INVISIBLE = new RegExp(
  `(${SHAPED})|(?![\\t\\n])[\\p{Cc}\\p{Cs}\\p{DI}\\p{NChar}\\uFFF9-\\uFFFB]`,
  'gu',
);
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Returns a typed or pasted text as it is checked, compared and stored: without the characters that nobody sees, apart from
 * those that shape emoji, flags and scripts; composed (Unicode NFC), with line feeds, and trimmed.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(SHAPED_OR_INVISIBLE, '$1').normalize('NFC').trim();
}

/** Returns a line: a cleaned text whose line breaks and tabs, as pasted from a table, are spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/[\t\n]+/g, ' ');
}

/**
 * Returns a number, an address or a code, in which no invisible character has a use: without any, and with the plain form of
 * full-width and other compatibility characters (Unicode NFKC).
 */
export function cleanCode(text: string): string {
  return text
    .replace(/[\p{C}\p{DI}]/gu, '')
    .normalize('NFKC')
    .trim();
}
