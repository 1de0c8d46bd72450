import { withoutAlcohol } from '../shared/alcohol.ts';
import type { Story } from './story-schema.ts';

/**
 * Returns the story to read after the one with this id, and the one for visitors who see no alcohol, if that is another: the first of
 * each kind among `candidates`.
 */
export function nextStories(id: string, candidates: readonly Story[]): Story[] {
  const others = candidates.filter((story) => story.id !== id);
  const [suitable] = withoutAlcohol(others);
  return others.filter((story, index) => index === 0 || story === suitable);
}
