/**
 * How many characters a text has, as every bound of this project counts them: Unicode code points, as do zod
 * (`z.string().max`) and OpenAPI's `maxLength`. 😀 is one, which has a `length` of two and HTML's `maxlength` counts as two.
 */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
