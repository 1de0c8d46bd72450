import { withoutPunctuation } from '../shared/punctuation.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { Story } from './story-schema.ts';

/** The visitor's filter of the story list. An empty string does not filter. */
export interface StoryFilter {
  search: string;
  tag: string;
}

export const NO_STORY_FILTER: StoryFilter = { search: '', tag: '' };

const SEARCHED_FIELDS = ['title', 'body', 'author'] as const;

/** Normalizes a text for comparison: ignores case, punctuation and the difference between composed and decomposed Hangul. */
const comparable = (text: string) => withoutPunctuation(text).toLowerCase();

/**
 * Returns whether the title, body or author's name contains the search text. In Korean both the Korean and the base
 * texts are searched.
 */
export function matchesStorySearch(story: Story, search: string, language: Language): boolean {
  const wanted = comparable(search);
  return SEARCHED_FIELDS.some((field) =>
    [story[field], localized(story, field, language)].some((text) => comparable(text).includes(wanted)),
  );
}

/** Returns the stories that match both the search and the tag, in their original order. */
export function filterStories(
  stories: readonly Story[],
  { search, tag }: StoryFilter,
  language: Language,
): Story[] {
  return stories.filter(
    (story) => (tag === '' || story.tags.includes(tag)) && matchesStorySearch(story, search, language),
  );
}
