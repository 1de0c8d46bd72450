import { describe, expect, it } from 'vitest';
import { suggestedTags } from './suggested-tags.ts';

const KNOWN = ['blend', 'single-origin', 'dark roast', 'light roast'];
const MANY = Array.from({ length: 30 }, (_, index) => `tag-${index + 10}`);

describe('suggestedTags', () => {
  it.each([
    ['roa', ['dark roast', 'light roast']],
    ['blend, Single O', ['single-origin']],
    ['LIGHTROAST', ['light roast']],
  ])('completes what is being typed in %j', (text, suggested) => {
    expect(suggestedTags(text, KNOWN)).toEqual({ tags: suggested, complete: true });
  });

  it.each(['', 'blend', 'blend, ', 'something new'])('are all known tags beside %j', (text) => {
    expect(suggestedTags(text, KNOWN)).toEqual({ tags: KNOWN, complete: false });
  });

  it('are the first of many, and those that are chosen', () => {
    expect(suggestedTags('tag-39', MANY).tags).toEqual([...MANY.slice(0, 20), 'tag-39']);
  });
});
