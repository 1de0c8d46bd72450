import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '@app/domain/testing/hostile-texts.ts';
import { expectNoActiveContent } from '../../../testing/expect-no-active-content.ts';
import { renderAt } from '../../../testing/render-at.tsx';
// Loaded before the tests, so that they do not wait for the parser.
import type { FormattedNode } from './formatted-node.ts';
import { parseStoryText } from './parse-story-text.ts';
import { formattedTextQuery, StoryBody } from './story-body.tsx';

const END = '\n**Formatted**';

/** Shows a text and returns the element with it, once its last line shows that it is formatted. */
async function bodyOf(text: string): Promise<HTMLElement> {
  const { container } = renderAt('/en/stories/x', <StoryBody text={text + END} />);
  await screen.findByText('Formatted', { selector: 'strong' });
  return container.firstElementChild as HTMLElement;
}

const structureOf = (body: HTMLElement) =>
  [...body.children].map((element) => `${element.localName}: ${element.textContent}`);

describe('the body of a story', () => {
  it('has headings below its title, emphasis, lists and quotations', async () => {
    const body = await bodyOf('# One\n### Two\nA *soft* word\n- a\n- b\n3. c\n> said\n> again');
    expect(structureOf(body)).toEqual([
      'h2: One',
      'h3: Two',
      'p: A soft word',
      'ul: ab',
      'ol: c',
      'blockquote: saidagain',
      'p: Formatted',
    ]);
    expect(body.querySelector('em')?.textContent).toBe('soft');
    expect(body.querySelector('ol')?.start).toBe(3);
    expect(body.querySelectorAll('blockquote > p')).toHaveLength(2);
  });

  it('emphasizes Korean words that a particle follows', async () => {
    const body = await bodyOf('**볕담(양조장)**은 *‘손으로’*와 같다');
    expect([...body.querySelectorAll('strong, em')].map(({ textContent }) => textContent)).toEqual([
      '볕담(양조장)',
      '‘손으로’',
      'Formatted',
    ]);
  });

  it.each([
    ['lines', 'First line\nSecond line'],
    ['dates', '2026. 11. 8. 금요일\n11. 8. 저녁\n2026. 가을'],
    ['addresses and brackets', 'https://example.com/a_b_c\n[볕담] 소식 (2026)'],
    ['calculations and rules', '2 * 3 * 4 = 24\n---\n***\n===\n\t5 < 6 & 7 > 3'],
  ])('keeps each line of a text without formatting a paragraph: %s', async (_, text) => {
    const lines = text.split('\n').map((line) => line.trim());
    expect(structureOf(await bodyOf(text))).toEqual([...lines, 'Formatted'].map((line) => `p: ${line}`));
  });

  it('links to pages of the site, of the web, to mail and telephone', async () => {
    const body = await bodyOf(
      '[shop](/products) [web](https://example.com/a) [mail](mailto:shop@example.com) [call](tel:0200000000)',
    );
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en/products',
      'https://example.com/a',
      'mailto:shop@example.com',
      'tel:0200000000',
    ]);
  });

  it('shows pictures of this site with their description and credit', async () => {
    const body = await bodyOf('![A jar](stories/a.webp "Photo: Sample")');
    expect(body.querySelector('figure img[alt="A jar"]')).toBeTruthy();
    expect(body.querySelector('figcaption')?.textContent).toBe('Photo: Sample');
  });

  it.each<readonly [string, string]>([
    ['a script link', '[a](javascript:alert(1))'],
    ['a script link in entities', '[a](&#106;avascript:alert(1))'],
    ['a script link with white space', '[a](<java\tscript:alert(1)>)'],
    ['a data link', '[a](data:text/html,<script>alert(1)</script>)'],
    ['a link to another host without a protocol', '[a](//example.com)'],
    ['a link to another host by a backslash', '[a](/\\\\example.com)'],
    ['a link to another host by white space', '[a](/&Tab;/example.com)'],
    ['a link to another host by a line break', '[a](/&NewLine;/example.com)'],
    ['a link with a control character', '[a](/products&Tab;)'],
    ['an automatic link', '<javascript:alert(1)>'],
    ['a reference link', '[a][b]\n[b]: javascript:alert(1)'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a block of HTML', '<script>alert(1)</script>'],
    ['a picture of another host', '![a](https://example.com/a.webp)'],
    ['a picture in the text', '![a](data:image/svg+xml;base64,PHN2Zy8+)'],
    ['a picture outside its folders', '![a](stories/../../a.webp)'],
    ['a picture as a script', '![a](javascript:alert(1))'],
    ...HOSTILE_TEXTS.filter(([, { length }]) => length < 10_000),
  ])('has no active content and loads nothing for %s', async (_, text) => {
    const body = await bodyOf(text);
    expectNoActiveContent(body);
    expect(body.querySelectorAll('a, img, source')).toHaveLength(0);
  });

  it('shows HTML as text', async () => {
    const body = await bodyOf('<b onclick="alert(1)">bold</b>');
    expect(body.textContent).toContain('<b onclick="alert(1)">bold</b>');
  });

  it.each([
    ['emphasis', '*a '.repeat(17_000) + 'b* '.repeat(17_000)],
    ['links', '![a]('.repeat(20_000)],
    ['length', '**a** '.repeat(17_000)],
  ])('shows text with too many marks unformatted: %s', (_, text) => {
    renderAt('/en/stories/x', <StoryBody text={text} />);
    expect(document.querySelector('strong, em, a, img')).toBeNull();
    expect(document.querySelector('p')?.textContent).toContain('a');
  });

  it('is rendered from the inlined result, without the parser', () => {
    renderAt('/en/stories/x', <StoryBody text="a **b**" />, {
      answers: [[formattedTextQuery('a **b**').queryKey, [{ as: 'p', inner: ['inlined'] }]]],
    });
    expect(screen.getByText('inlined')).toBeTruthy();
  });
});

const depthOf = (node: FormattedNode): number =>
  typeof node === 'string' || !('inner' in node) ? 1 : 1 + Math.max(0, ...node.inner.map(depthOf));

describe('parseStoryText', () => {
  // Each takes minutes without the limits of `toMarkdown`.
  it.each([
    ['quotations', `${'> '.repeat(50_000)}a`],
    ['lists', `${'- '.repeat(50_000)}a`],
    ['both', `${'> 1. - '.repeat(14_000)}a`],
  ])('keeps 100,000 characters of %s in each other within four of them', (_, text) => {
    expect(Math.max(...parseStoryText(text).map(depthOf))).toBeLessThanOrEqual(10);
  });
});
