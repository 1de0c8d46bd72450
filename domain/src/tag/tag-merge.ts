import { ALCOHOL_TAG } from '../shared/alcohol.ts';
import { tagKeySchema } from './tag-label-schema.ts';
import { tagForm } from './tags.ts';

/** Returns whether a tag may be merged into another one: not the tag by which the site recognises alcohol. */
export const isReplaceable = (tag: string) => tag !== ALCOHOL_TAG;

/** The tag that a merge keeps. Forms separate tags by commas. */
export const keptTagSchema = tagKeySchema.regex(/^[^,]*$/, 'A tag contains no comma');

interface CountedTag {
  key: string;
  count: number;
}

/**
 * Returns the groups of tags that are likely the same, each with the key to keep first: one that may not be replaced, otherwise the
 * most used, otherwise the first given.
 */
export function likelyDuplicates<Tag extends CountedTag>(tags: readonly Tag[]): Tag[][] {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) groups.set(tagForm(tag.key), [...(groups.get(tagForm(tag.key)) ?? []), tag]);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      group.toSorted(
        (a, b) => Number(isReplaceable(a.key)) - Number(isReplaceable(b.key)) || b.count - a.count,
      ),
    );
}
