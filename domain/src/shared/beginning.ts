/** Characters as a reader sees them: an emoji of several code points, such as a family or a flag, is one. */
const SEGMENTER = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Returns at most `length` characters from the start of a text, up to the end of a word; an emoji counts as one. */
export function cutAtWord(text: string, length: number): string {
  const characters: string[] = [];
  for (const { segment } of SEGMENTER.segment(text)) {
    if (characters.length > length) break;
    characters.push(segment);
  }
  const start = characters.slice(0, length).join('');
  const cutsWord = /\S/.test(characters[length] ?? ' ');
  return cutsWord ? start.replace(/(\S)\s+\S*$/, '$1') : start;
}

/** Returns the beginning of a text of at most `length` characters and an ellipsis, cut at a word; a shorter text as it is. */
export function beginning(text: string, length: number): string {
  const start = cutAtWord(text, length);
  return start === text ? text : `${start.trimEnd()}…`;
}
