import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { Story } from './story-schema.ts';

/** What a visitor narrows the stories by. An empty text filters nothing. */
export interface StoryFilter {
  search: string;
  tag: string;
}

export const NO_STORY_FILTER: StoryFilter = { search: '', tag: '' };

const SEARCHED_FIELDS = ['title', 'body', 'author'] as const;

/** Letters of any case are the same; so are the two ways in which a Korean syllable may be stored. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/**
 * Whether what is searched for stands in the title, the body or the author's name: in the words that the page shows
 * or, where these are Korean, in those of which they are the twins. White space around it does not count.
 */
export function matchesStorySearch(story: Story, search: string, language: Language): boolean {
  const wanted = comparable(search.trim());
  return SEARCHED_FIELDS.some((field) =>
    [story[field], localized(story, field, language)].some((text) => comparable(text).includes(wanted)),
  );
}

/** The stories that meet both the search and the tag, in the order in which they came. */
export function filterStories(
  stories: readonly Story[],
  { search, tag }: StoryFilter,
  language: Language,
): Story[] {
  return stories.filter(
    (story) => (tag === '' || story.tags.includes(tag)) && matchesStorySearch(story, search, language),
  );
}
