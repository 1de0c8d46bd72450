import { describe, expect, it } from 'vitest';
import { formatText, insertLink, insertPicture, type SelectedText } from './format-text.ts';

/** Reads a text in which `|` stands at both ends of the selection. */
function read(marked: string): SelectedText {
  const [before = '', inner = '', after = ''] = marked.split('|');
  return { text: before + inner + after, start: before.length, end: before.length + inner.length };
}

const show = ({ text, start, end }: SelectedText) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

describe('formatText', () => {
  it.each([
    ['bold', 'a |word| b', 'a **|word|** b'],
    ['bold', 'a **|word|** b', 'a |word| b'],
    ['bold', 'a |word |b', 'a **|word|** b'],
    ['bold', '|one\n\ntwo|', '**|one**\n\n**two|**'],
    ['italic', '||', '*||*'],
    ['italic', '**|word|**', '***|word|***'],
    ['italic', '***|word|***', '**|word|**'],
    ['bold', '*|word|*', '***|word|***'],
    ['bold', '***|word|***', '*|word|*'],
    ['heading', 'one\nt|w|o\nthree', 'one\n|## two|\nthree'],
    ['heading', 'one\n|## two|', 'one\n|two|'],
    ['list', '|one\ntwo|', '|- one\n- two|'],
    ['list', '|- one\n- two|', '|one\ntwo|'],
    ['numbers', '|- one\ntwo|', '|1. one\n1. two|'],
    ['quote', 'a||', '|> a|'],
  ] as const)('%s: %s', (format, before, after) => {
    expect(show(formatText(read(before), format))).toBe(after);
  });
});

describe('insertLink', () => {
  it('selects the address, so that it can be typed or pasted', () => {
    expect(show(insertLink(read('see |us| now'), 'link'))).toBe('see [us](|https://|) now');
    expect(show(insertLink(read('||'), 'link'))).toBe('[link](|https://|)');
  });
});

describe('insertPicture', () => {
  it('puts the picture on a line of its own and selects its alternative text', () => {
    expect(show(insertPicture(read('one||two'), 'stories/a.webp', 'A jar'))).toBe(
      'one\n![|A jar|](stories/a.webp)\ntwo',
    );
    expect(show(insertPicture(read('||'), 'stories/a.webp', 'A jar'))).toBe('![|A jar|](stories/a.webp)');
  });
});
