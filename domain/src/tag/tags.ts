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

/** A tag with what the owner calls it in one language: its key if it has no label. */
export interface NamedTag {
  key: string;
  name: string;
}

/** Returns the key of a tag that was typed by its key or its name; what was typed if there is no such tag. */
export function keyOfTyped(typed: string, known: readonly NamedTag[]): string {
  if (known.some(({ key }) => key === typed)) return typed;
  return known.find(({ name }) => tagForm(name) === tagForm(typed))?.key ?? typed;
}

/** Returns `tags` with `from` replaced by `into`, each tag once and in its place. */
export function replaceTag(tags: readonly string[], from: string, into: string): string[] {
  return [...new Set(tags.map((tag) => (tag === from ? into : tag)))];
}

/**
 * Returns `tags` as known keys write them: a duplicate by its form becomes the known key, and each tag stands once. The tag that
 * marks alcohol is always written as the age rule reads it.
 */
export function withKnownKeys(tags: readonly string[], known: readonly string[]): string[] {
  const byForm = new Map(known.toReversed().map((key) => [tagForm(key), key]));
  byForm.set(tagForm(ALCOHOL_TAG), ALCOHOL_TAG);
  const keyOf = (tag: string) => {
    const key = byForm.get(tagForm(tag)) ?? tag;
    return known.includes(tag) && key !== ALCOHOL_TAG ? tag : key;
  };
  return [...new Set(tags.map(keyOf))];
}
