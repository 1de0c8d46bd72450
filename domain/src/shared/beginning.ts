/** Returns the beginning of a text of at most `length` characters and an ellipsis, cut at a word; a shorter text as it is. */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
