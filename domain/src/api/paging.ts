import { z } from 'zod';

export const PAGE_MAX = 100;

/**
 * How a list is asked for in pages. Without `limit` it is answered whole. With it, at most so many items come, and a
 * `Link: <address>; rel="next"` header (RFC 8288) holds the address of the next page until there is none. The cursor in
 * that address is opaque: take it as it is.
 */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, `A whole number from 1 to ${PAGE_MAX}`)
    .transform(Number)
    .pipe(z.number().max(PAGE_MAX))
    .optional()
    .describe(`At most so many items, 1 to ${PAGE_MAX}; all of them when absent`),
  cursor: z
    .string()
    .min(1)
    .max(2_000)
    .optional()
    .describe('Where the page begins: taken from the Link header of the page before'),
};
