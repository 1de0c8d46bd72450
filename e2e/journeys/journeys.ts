import type { Journey } from './run-journeys.ts';
import { VISITS } from './visits.ts';

/** All journeys, those that visitors take most first. */
export const JOURNEYS: readonly Journey[] = [...VISITS];
