import { describe, expect, it } from 'vitest';
import { mayBeFormatted, toMarkdown } from './story-markdown.ts';

describe('mayBeFormatted', () => {
  it.each(['A line.\nAnother, with a dash – and 3.5 g.', '한 줄.\n\n또 한 줄 (2026).'])(
    'is false for plain text: %s',
    (text) => expect(mayBeFormatted(text)).toBe(false),
  );

  it.each([
    ['200 marks of emphasis in a line', '*a '.repeat(200)],
    ['more than 200 links in a line', `> ${'[a]('.repeat(30_000)}`],
    ['a text longer than any body', `**a** ${'a'.repeat(100_000)}`],
  ])('is false for %s', (_, text) => expect(mayBeFormatted(text)).toBe(false));

  it.each(['\n', '\r', '\u2028'])('reads 50,000 line ends %j in short time', (end) => {
    const started = Date.now();
    expect(mayBeFormatted(`a${end.repeat(50_000)}b`)).toBe(false);
    expect(mayBeFormatted(`a${end.repeat(50_000)}*b*`)).toBe(true);
    expect(Date.now() - started).toBeLessThan(500);
  });

  it.each([
    [199, true],
    [200, false],
  ])('counts the marks of a line: %i', (count, expected) =>
    expect(mayBeFormatted(`a\n${'*'.repeat(count)}\nb*`)).toBe(expected),
  );

  it('is true for much formatting on many lines', () => {
    expect(mayBeFormatted('*a* '.repeat(90).concat('\n').repeat(100))).toBe(true);
  });

  it.each(['A **word**', '# Title', '- item', '2. item', '> quote', '[a](b)', '\\*'])(
    'is true for formatting: %s',
    (text) => expect(mayBeFormatted(text)).toBe(true),
  );
});

describe('toMarkdown', () => {
  it('separates paragraphs, and keeps the lines of lists and quotations together', () => {
    expect(toMarkdown('One\nTwo\r\n\n \n- a\n- b\nThree\n> c\n> d')).toBe(
      'One\n\nTwo\n\n- a\n- b\n\nThree\n\n> c\n>\n> d',
    );
  });

  it.each([
    ['2026. 11. 8. Friday', '2026\\. 11. 8. Friday'],
    ['11. 8. Friday', '11\\. 8. Friday'],
    ['2026. Autumn', '2026\\. Autumn'],
    ['11. Autumn', '11. Autumn'],
  ])('takes a date for no numbered list: %s', (line, markdown) => expect(toMarkdown(line)).toBe(markdown));

  it.each(['> ', '- ', '>- 1. '])('keeps four quotations and lists in each other: %s', (marker) => {
    expect(toMarkdown(`${marker.repeat(1_000)}text`).length).toBeLessThan(30);
  });
});
