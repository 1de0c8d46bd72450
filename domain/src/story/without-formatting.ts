/** Pictures, links, the beginnings of lines, and emphasis: one short expression, because the home page loads it too. */
const MARKS =
  /!\[[^\]\n]*]\([^)\n]*\)\n?|\[([^[\]\n]*)]\([^()\n]*\)|^(?:[^\S\n]*(?:[#*+-]+ |> ?))+|(\*\*?|\b__?)(?=\S)(.+?)\2/gm;

/** Returns the text of a story without the marks of its formatting, for excerpts and searches. */
export function withoutFormatting(text: string): string {
  const plain = text.replace(MARKS, '$1$3');
  return plain === text ? text : withoutFormatting(plain);
}
