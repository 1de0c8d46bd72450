import { z } from 'zod';

/** Building blocks of the entities' schemas. The bounds stand here and in the entities' `…_LIMITS`, nowhere else. */

export const TEXT_LIMITS = {
  title: 120,
  line: 300,
  paragraph: 5_000,
  body: 50_000,
  tag: 40,
  tags: 20,
  alt: 200,
  url: 2_000,
};

export const idSchema = z.uuid();

/** The id of a record that this backend names in its own way: a hash, or an id that Firestore made. */
export const recordIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,100}$/, 'Not an id');

/** What a Timestamp of Firestore can hold: https://firebase.google.com/docs/reference/js/firestore_.timestamp */
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment: a Date in memory and in Firestore, an ISO 8601 text with offset on the wire. */
export const instantSchema = z
  .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))])
  .refine(
    (instant) => instant.getTime() >= FIRST_INSTANT && instant.getTime() <= LAST_INSTANT,
    'Must lie in the years 0001 to 9999, in UTC',
  );

/** One line of text that must say something; `message` is what a person reads when it does not. */
export function requiredText(message: string, max: number = TEXT_LIMITS.line) {
  return z.string(message).trim().min(1, message).max(max);
}

/** A text that may be empty, and is when absent. */
export function optionalText(max: number = TEXT_LIMITS.line) {
  return z.string().trim().max(max).default('');
}

/** A list of short texts of one line, none of them empty; the empty list when absent. */
export function textList(max: number = TEXT_LIMITS.tags, each: number = TEXT_LIMITS.tag) {
  return z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^\n]+$/)
        .max(each),
    )
    .max(max)
    .default([]);
}

export const tagsSchema = textList();

/** What a picture shows, in words for those who do not see it. Absent or empty, the item's title speaks for it. */
export const altSchema = z.string().trim().max(TEXT_LIMITS.alt);

/** The same of each picture of a list, in its order. One line each. */
export function altList(max: number) {
  return z.array(altSchema.regex(/^[^\n]*$/)).max(max);
}

/** A whole number from `min` to `max`. Minus zero becomes zero: no price reads -₩0, and Firestore keeps it an integer. */
export function wholeNumber(min: number, max: number) {
  return z
    .int()
    .min(min)
    .max(max)
    .overwrite((number) => number + 0);
}

/**
 * A web address that becomes a link: http or https, so that `javascript:` and its kin never do; no name or password
 * before the host, which could be taken for it. A pattern, because security rules must come to the same verdict.
 */
export const webAddressSchema = z
  .string()
  .trim()
  .regex(/^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?([/?#]\S*)?$/, 'Not a web address')
  .max(TEXT_LIMITS.url);
