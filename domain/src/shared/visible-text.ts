/**
 * Invisible characters: control and format characters (zero-width spaces, direction overrides, tags), lone surrogates,
 * line separators and fillers. They make different names look the same, reverse the surrounding text, or break a line
 * of a mail or table.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** A variation selector after an emoji chooses between its colour and text presentation: ❤️. */
const SELECTORS = /(\p{Extended_Pictographic})[\uFE0E\uFE0F]/gu;

/**
 * Joiners that change the rendering and are legitimate: within a joined emoji (👩‍🌾), after the virama in Indic
 * scripts, and between Arabic letters, as in Persian. Between other letters they are invisible.
 */
const JOINERS =
  /([\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Returns whether a line contains an invisible character that has no legitimate use in it. */
export function hasInvisibleCharacters(line: string): boolean {
  return INVISIBLE.test(line.replace(SELECTORS, '$1').replace(JOINERS, '$1'));
}

/** Returns a line as compared and stored: composed (Unicode NFC) and trimmed. */
export function normalizedLine(line: string): string {
  return line.normalize('NFC').trim();
}
