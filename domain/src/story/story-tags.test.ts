import { describe, expect, it } from 'vitest';
import { aStory } from '../testing/factories.ts';
import { countStoryTags, storyTagGroup } from './story-tags.ts';

describe('story tags', () => {
  it('are listed once each, in alphabetical order, with the number of stories', () => {
    const stories = [
      aStory({ tags: ['tradition', 'craft', 'Beans'] }),
      aStory({ tags: ['craft', 'craft', '누룩'] }),
      aStory({ tags: [] }),
    ];
    expect(countStoryTags(stories)).toEqual([
      { tag: 'Beans', count: 1 },
      { tag: 'craft', count: 2 },
      { tag: 'tradition', count: 1 },
      { tag: '누룩', count: 1 },
    ]);
    expect(countStoryTags([])).toEqual([]);
  });

  it.each([
    ['culture', 'culture'],
    ['tradition', 'culture'],
    ['coffee', 'coffee'],
    ['sourcing', 'coffee'],
    ['craft', 'craft'],
    ['technique', 'craft'],
    ['rice', 'other'],
    ['Coffee', 'other'],
    ['constructor', 'other'],
  ])('%s belongs to the colour group %s', (tag, group) => {
    expect(storyTagGroup(tag)).toBe(group);
  });
});
