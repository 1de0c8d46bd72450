/**
 * Returns the number of characters of a text: Unicode code points, as counted by zod (`z.string().max`) and OpenAPI's
 * `maxLength`. 😀 is one character, although its `length` is two and HTML's `maxlength` counts two.
 */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

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
