import { characterCount } from '@app/domain/shared/character-count.ts';

/**
 * Tests for yup strings that count characters as the backend does; yup's own `min` and `max` count an emoji twice. What
 * is longer is said beside the field: an input's `maxLength` would cut what a visitor pastes without a word.
 */
export const atLeast =
  (min: number) =>
  (text = '') =>
    characterCount(text) >= min;

export const atMost =
  (max: number) =>
  (text = '') =>
    characterCount(text) <= max;
