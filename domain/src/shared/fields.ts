import { z } from 'zod';

/** Building blocks of the entities' schemas. The bounds stand here and in the entities' `…_LIMITS`, nowhere else. */

export const TEXT_LIMITS = {
  title: 120,
  line: 300,
  paragraph: 5_000,
  body: 50_000,
  tag: 40,
  tags: 20,
  url: 2_000,
};

export const idSchema = z.uuid();

/** A moment: a Date in memory and in Firestore, an ISO 8601 text with offset on the wire. */
export const instantSchema = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);

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

/** A web address. Only http and https: `javascript:` and its kin never become a link. */
export const webAddressSchema = z.url({ protocol: /^https?$/ }).max(TEXT_LIMITS.url);
