import { describe, expect, it } from 'vitest';
import { aStory } from '../testing/factories.ts';
import { filterStories, matchesStorySearch, NO_STORY_FILTER } from './story-filter.ts';

const STORY = aStory({
  title: 'A Letter from Guji',
  titleKr: '구지에서 온 편지',
  body: 'The cherries were late.\n\nSo was the letter.',
  bodyKr: '체리가 늦었습니다.',
  author: 'The Roasting Room',
  authorKr: '로스팅실',
});

describe('matchesStorySearch', () => {
  it.each([
    ['guji', true],
    ['GUJI', true],
    ['were LATE', true],
    ['roasting room', true],
    ['  guji  ', true],
    ['"guji"', true],
    ['(guji)', true],
    ['guji?', true],
    ['roasting,room', true],
    ['guji+', false],
    ['100% guji', false],
    ['', true],
    ['   ', true],
    ['gujì', false],
    ['guji letter', false],
    ['sample', false],
    ['coffee', false],
  ])('matches "%s" in English: %s', (search, found) => {
    expect(matchesStorySearch(STORY, search, 'en')).toBe(found);
  });

  it.each([
    ['구지', true],
    ['체리가', true],
    ['로스팅실', true],
    ['구지'.normalize('NFD'), true],
    ['guji', true],
    ['막걸리', false],
  ])('matches "%s" in Korean: %s', (search, found) => {
    expect(matchesStorySearch(STORY, search, 'kr')).toBe(found);
  });

  it('does not search Korean text on an English page', () => {
    expect(matchesStorySearch(STORY, '구지', 'en')).toBe(false);
  });

  it('matches text stored in decomposed form (NFD)', () => {
    expect(matchesStorySearch({ ...STORY, titleKr: '누룩'.normalize('NFD') }, '누룩', 'kr')).toBe(true);
  });
});

describe('filterStories', () => {
  const craft = aStory({ title: 'Craft alone', tags: ['craft'] });
  const both = aStory({ title: 'Craft and rice', tags: ['rice', 'craft'] });
  const stories = [craft, both];

  it('returns all stories when nothing is selected', () => {
    expect(filterStories(stories, NO_STORY_FILTER, 'en')).toEqual(stories);
  });

  it.each([
    ['craft', '', ['Craft alone', 'Craft and rice']],
    ['rice', '', ['Craft and rice']],
    ['ric', '', []],
    ['', 'alone', ['Craft alone']],
    ['craft', 'RICE', ['Craft and rice']],
    ['rice', 'alone', []],
  ])('filters by the tag "%s" and the search "%s"', (tag, search, titles) => {
    expect(filterStories(stories, { tag, search }, 'en').map(({ title }) => title)).toEqual(titles);
  });
});
