import { COLLECTIONS } from '../collections.ts';
import { ALCOHOL_TAG } from '../shared/alcohol.ts';

/** The collections whose items have tags. */
export const TAGGED_COLLECTIONS = [COLLECTIONS.products, COLLECTIONS.events, COLLECTIONS.stories] as const;
export type TaggedCollection = (typeof TAGGED_COLLECTIONS)[number];

/** Returns what likely duplicates have in common: "Single Origin", "single-origin" and "single_origin" are one word. */
export function tagForm(tag: string): string {
  return tag
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}_]+/gu, '');
}

/** Returns `tags` with `from` replaced by `into`, each tag once and in its place. */
export function replaceTag(tags: readonly string[], from: string, into: string): string[] {
  return [...new Set(tags.map((tag) => (tag === from ? into : tag)))];
}

/** Returns `tags` as known keys write them: a duplicate by its form becomes the known key, and each tag stands once. */
export function withKnownKeys(tags: readonly string[], known: readonly string[]): string[] {
  const byForm = new Map(known.toReversed().map((key) => [tagForm(key), key]));
  return [...new Set(tags.map((tag) => (known.includes(tag) ? tag : (byForm.get(tagForm(tag)) ?? tag))))];
}

/** Returns whether a tag may be merged into another one: not the tag by which the site recognises alcohol. */
export const isReplaceable = (tag: string) => tag !== ALCOHOL_TAG;

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
