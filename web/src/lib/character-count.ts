/**
 * Returns the number of characters of a text: Unicode code points, as counted by zod (`z.string().max`) and OpenAPI's
 * `maxLength`. 😀 is one character, although its `length` is two and HTML's `maxlength` counts two.
 */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
