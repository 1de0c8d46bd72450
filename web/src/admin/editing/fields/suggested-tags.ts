import { tagForm } from '@app/domain/tag/tags.ts';
import { splitList, typedItem } from '../../form/list-text.ts';

/** The number of suggestions beside an empty or complete list. */
const SHOWN = 20;

interface Suggestions {
  tags: readonly string[];
  /** Whether they complete the tag that is being typed. */
  complete: boolean;
}

/**
 * Returns the tags that a field suggests: those that contain the tag that is being typed or, when there is no such tag, the chosen
 * ones and the first of `known`.
 */
export function suggestedTags(text: string, known: readonly string[]): Suggestions {
  const typed = typedItem(text);
  const matching = known.filter((tag) => tagForm(tag).includes(tagForm(typed)));
  if (typed !== '' && !known.includes(typed) && matching.length > 0)
    return { tags: matching.slice(0, SHOWN), complete: true };
  const chosen = splitList(text);
  return { tags: known.filter((tag, index) => index < SHOWN || chosen.includes(tag)), complete: false };
}
