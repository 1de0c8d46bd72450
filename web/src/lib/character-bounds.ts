import { characterCount } from '@app/domain/shared/character-count.ts';

/**
 * Length checks for yup strings that count characters as the backend does; yup's own `min` and `max` count an emoji
 * twice. The inputs have no `maxLength`, because that would silently truncate pasted text.
 */
export const atLeast =
  (min: number) =>
  (text = '') =>
    characterCount(text) >= min;

export const atMost =
  (max: number) =>
  (text = '') =>
    characterCount(text) <= max;
