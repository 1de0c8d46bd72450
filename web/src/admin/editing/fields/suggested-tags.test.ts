import { describe, expect, it } from 'vitest';
import type { NamedTag } from '@app/domain/tag/tags.ts';
import { suggestedTags, withKeysOfNames } from './suggested-tags.ts';

const unnamed = (key: string): NamedTag => ({ key, name: key });
const SINGLE = { key: 'single-origin', name: '싱글 오리진' };
const KNOWN = [unnamed('blend'), SINGLE, unnamed('dark roast'), unnamed('light roast')];
const MANY = Array.from({ length: 30 }, (_, index) => unnamed(`tag-${index + 10}`));

const keysOf = (tags: readonly NamedTag[]) => tags.map(({ key }) => key);

describe('suggestedTags', () => {
  it.each([
    ['roa', ['dark roast', 'light roast']],
    ['blend, Single O', ['single-origin']],
    ['LIGHTROAST', ['light roast']],
    ['blend, 오리', ['single-origin']],
  ])('completes what is being typed in %j', (text, suggested) => {
    const { tags, complete } = suggestedTags(text, KNOWN);
    expect([keysOf(tags), complete]).toEqual([suggested, true]);
  });

  it.each(['', 'blend', 'blend, ', 'something new'])('are all known tags beside %j', (text) => {
    expect(suggestedTags(text, KNOWN)).toEqual({ tags: KNOWN, complete: false });
  });

  it('are the first of many, and those that are chosen', () => {
    expect(suggestedTags('tag-39', MANY).tags).toEqual([...MANY.slice(0, 20), unnamed('tag-39')]);
  });
});

describe('withKeysOfNames', () => {
  it.each([
    ['싱글오리진', 'single-origin'],
    ['Single Origin', 'single-origin'],
    ['something new', 'something new'],
  ])('writes %j as %j', (typed, written) => {
    expect(withKeysOfNames(['blend', typed], KNOWN)).toEqual(['blend', written]);
  });
});
