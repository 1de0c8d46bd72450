/**
 * Escaped marks, which stay, pictures, links, the beginnings of lines, and emphasis: one short expression, because the home page
 * loads it too.
 */
const MARKS =
  /(\\[^\n])|!\[[^[\]\n]*]\([^()\n]*\)\n?|\[([^[\]\n]*)]\([^()\n]*\)|^(?:[^\S\n\r\u2028\u2029]*(?:[#*+-]+ |> ?))+|(\*\*?|\b__?)(?=\S)(.+?)\3/gm;

const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** Returns the text of a story without the marks of its formatting, for excerpts and searches. */
export function withoutFormatting(text: string): string {
  let plain = text;
  // As many times as marks stand in each other, and more.
  for (let pass = 0; pass < 9; pass += 1) plain = plain.replace(MARKS, '$1$2$4');
  return plain.replace(ESCAPED, '$1');
}
