/** A picture of an emoji, a keycap or a flag of a region, without what joins pictures: Unicode Technical Standard 51, 1.4.9. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?`;
const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`;
const REGIONAL_FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;

/**
 * Joiners between Arabic letters, as in Persian, and after a mark of an Indic script; variants of Han characters and Mongolian
 * letters. After other letters they change nothing.
 */
const SHAPING = [
  String.raw`(?<=(?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Script=Arabic}])[\u200C\u200D](?=[\p{L}\p{M}])`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
];

/** Control characters, lone surrogates, zero-width spaces, marks of direction, byte order marks, tags, fillers and the like. */
const INVISIBLE = String.raw`(?![\t\n])\p{Cc}|\p{Cs}|\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]`;

const SHAPED = [REGIONAL_FLAG, `${PICTURE}(?:\u200D${PICTURE})*`, KEYCAP, ...SHAPING].join('|');
const SHAPED_OR_INVISIBLE = new RegExp(`(?<shaped>${SHAPED})|${INVISIBLE}`, 'gu');
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Returns a typed or pasted text as it is checked, compared and stored: without the characters that nobody sees, apart from
 * those that shape emoji, flags and scripts; composed (Unicode NFC), with line feeds, and trimmed.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(SHAPED_OR_INVISIBLE, '$<shaped>').normalize('NFC').trim();
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
  return text.replace(ALL_INVISIBLE, '').normalize('NFKC').trim();
}
