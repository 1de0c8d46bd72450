import { keyOfTyped, type NamedTag, tagForm, withKnownKeys } from '@app/domain/tag/tags.ts';
import { splitList, typedItem } from '../../form/list-text.ts';

/** The number of suggestions beside an empty or complete list. */
const SHOWN = 20;

interface Suggestions {
  tags: readonly NamedTag[];
  /** Whether they complete the tag that is being typed. */
  complete: boolean;
}

/**
 * Returns the tags that a field suggests: those that contain the tag that is being typed, by its key or name, or, when there is no
 * such tag, the chosen ones and the first of `known`.
 */
export function suggestedTags(text: string, known: readonly NamedTag[]): Suggestions {
  const typed = typedItem(text);
  const matching = known.filter(({ key, name }) =>
    [key, name].some((each) => tagForm(each).includes(tagForm(typed))),
  );
  const isComplete = known.some(({ key }) => key === typed);
  if (typed !== '' && !isComplete && matching.length > 0)
    return { tags: matching.slice(0, SHOWN), complete: true };
  const chosen = splitList(text);
  return { tags: known.filter(({ key }, index) => index < SHOWN || chosen.includes(key)), complete: false };
}

/** Returns typed tags as they are in use: a tag that was typed by its name becomes its key. */
export function withKeysOfNames(typed: readonly string[], known: readonly NamedTag[]): string[] {
  return withKnownKeys(
    typed.map((tag) => keyOfTyped(tag, known)),
    known.map(({ key }) => key),
  );
}
