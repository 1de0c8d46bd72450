import { createTextComparator } from '../shared/collation.ts';

/** The tags that have translations on the site. A story may have others as well. */
export const STORY_TAGS = [
  'coffee',
  'craft',
  'culture',
  'fermentation',
  'pottery',
  'rice',
  'sourcing',
  'sustainability',
  'tradition',
] as const;

/** Groups of tags that share a colour. */
export type StoryTagGroup = 'culture' | 'coffee' | 'craft' | 'other';

const GROUPS: ReadonlyMap<string, StoryTagGroup> = new Map([
  ['culture', 'culture'],
  ['tradition', 'culture'],
  ['coffee', 'coffee'],
  ['sourcing', 'coffee'],
  ['craft', 'craft'],
  ['technique', 'craft'],
]);

/** Returns the group of a tag, or `other`. */
export function storyTagGroup(tag: string): StoryTagGroup {
  return GROUPS.get(tag) ?? 'other';
}

/** Returns every tag of `stories` in alphabetical order, with the number of stories that have it. */
export function countStoryTags(
  stories: readonly { tags: readonly string[] }[],
): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of stories.flatMap(({ tags }) => [...new Set(tags)])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const compare = createTextComparator('en');
  return [...counts].map(([tag, count]) => ({ tag, count })).toSorted((a, b) => compare(a.tag, b.tag));
}
