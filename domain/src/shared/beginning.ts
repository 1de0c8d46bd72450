/** Returns at most `length` characters from the start of a text, up to the end of a word; a joined emoji counts as one. */
export function cutAtWord(text: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const start = characters.slice(0, length).join('');
  const cutsWord = /\S/.test(characters[length] ?? ' ');
  return cutsWord ? start.replace(/(\S)\s+\S*$/, '$1') : start;
}

/** Returns the beginning of a text of at most `length` characters and an ellipsis, cut at a word; a shorter text as it is. */
export function beginning(text: string, length: number): string {
  const start = cutAtWord(text, length);
  return start === text ? text : `${start.trimEnd()}…`;
}
