import { z } from 'zod';

export const PAGE_MAX = 100;

/**
 * Query parameters of a paginated list. Without `limit` the whole list is returned. With it, at most that many items
 * are returned, and a `Link: <url>; rel="next"` header (RFC 8288) holds the URL of the next page until there is none.
 * The cursor in that URL is opaque to clients.
 */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, `A whole number from 1 to ${PAGE_MAX}`)
    .transform(Number)
    .pipe(z.number().max(PAGE_MAX))
    .optional()
    .describe(`Maximum number of items, 1 to ${PAGE_MAX}; all items when absent`),
  cursor: z
    .string()
    .min(1)
    .max(2_000)
    .optional()
    .describe('Start of the page, taken from the Link header of the previous page'),
};
