import { COFFEE_PICTURES } from './scenes/coffee-pictures.ts';
import { EVENT_PICTURES } from './scenes/event-pictures.ts';
import { MAKGEOLLI_PICTURES } from './scenes/makgeolli-pictures.ts';
import { STORY_PICTURES } from './scenes/story-pictures.ts';
import type { Svg } from './svg.ts';

/** Every picture of the demo content by its object path. */
export const PICTURES: Readonly<Record<string, () => Svg>> = {
  ...COFFEE_PICTURES,
  ...MAKGEOLLI_PICTURES,
  ...EVENT_PICTURES,
  ...STORY_PICTURES,
};
