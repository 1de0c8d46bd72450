/**
 * What cannot be seen: controls, format characters (zero-width spaces, changes of direction, tags), halves of characters,
 * separators of lines, and fillers that show nothing. Such a character makes two different names look the same, turns the
 * text around it, or breaks a line of a mail or a table.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** A variation selector chooses between a coloured and a plain picture: ❤️. */
const SELECTORS = /(\p{Extended_Pictographic})[\uFE0E\uFE0F]/gu;

/**
 * The joiners change what is seen, and are right, where they belong to writing: within an emoji of several (👩‍🌾), after
 * the sign that ends a syllable in Indic scripts, and between Arabic letters, as in Persian. Between other letters they
 * show nothing.
 */
const JOINERS =
  /([\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Whether a line holds a character that cannot be seen and has no place in writing. */
export function hasInvisibleCharacters(line: string): boolean {
  return INVISIBLE.test(line.replace(SELECTORS, '$1').replace(JOINERS, '$1'));
}

/** A line as it is compared and stored: characters composed (Unicode's NFC), no white space at its ends. */
export function normalizedLine(line: string): string {
  return line.normalize('NFC').trim();
}
