import { describe, expect, it } from 'vitest';
import { storyExcerpt } from './story-excerpt.ts';

describe('storyExcerpt', () => {
  it.each([
    ['149 characters', 'a'.repeat(149), `${'a'.repeat(149)}…`],
    ['150 characters', 'a'.repeat(150), `${'a'.repeat(150)}…`],
    ['151 characters', 'a'.repeat(151), `${'a'.repeat(150)}…`],
    ['Korean syllables', '담'.repeat(200), `${'담'.repeat(150)}…`],
    ['emoji, which are not split', '🌾'.repeat(151), `${'🌾'.repeat(150)}…`],
  ])('truncates %s to the first 150 and appends an ellipsis', (_, body, excerpt) => {
    expect(storyExcerpt(body)).toBe(excerpt);
  });

  it('has no marks of formatting, which do not shorten it', () => {
    const body = `![A jar](stories/a.webp)\n${`**[${'a'.repeat(20)}](https://example.com)** `.repeat(20)}`;
    expect(storyExcerpt(body)).toBe(`${`${'a'.repeat(20)} `.repeat(7).trim()}…`);
  });

  it('is one line', () => {
    expect(storyExcerpt('First paragraph\n\nSecond paragraph')).toBe('First paragraph Second paragraph…');
  });

  it('ends with a whole word', () => {
    expect(storyExcerpt(`${'a'.repeat(140)} washing station`)).toBe(`${'a'.repeat(140)} washing…`);
    expect(storyExcerpt(`${'담'.repeat(145)} 데우려고 볶은 커피`)).toBe(`${'담'.repeat(145)} 데우려고…`);
    expect(storyExcerpt(`${'담'.repeat(147)} 데우려고 볶은 커피`)).toBe(`${'담'.repeat(147)}…`);
  });

  it('removes a full stop or comma before the ellipsis', () => {
    expect(storyExcerpt(`${'a'.repeat(140)} leaving. Again`)).toBe(`${'a'.repeat(140)} leaving…`);
    expect(storyExcerpt(`${'담'.repeat(145)} 볶고, 빚어서`)).toBe(`${'담'.repeat(145)} 볶고…`);
  });

  it('removes the space before the ellipsis', () => {
    expect(storyExcerpt(`${'a'.repeat(149)} tail`)).toBe(`${'a'.repeat(149)}…`);
  });
});
