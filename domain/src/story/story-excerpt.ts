import { cutAtWord } from '../shared/beginning.ts';
import { withoutFormatting } from './without-formatting.ts';

/** Length of the excerpt on a story card, in characters; an emoji counts as one. */
export const EXCERPT_LENGTH = 150;

/** Of a longer text only this beginning is looked at, so that its marks may be several times as long as the excerpt. */
const LOOKED_AT = 1_000;

/** Returns the part of a story's body that its excerpt is made from, without formatting and in one line; it ends with a whole word. */
export function storyExcerptSource(body: string): string {
  return cutAtWord(withoutFormatting(body.slice(0, LOOKED_AT)).replace(/\s+/g, ' '), EXCERPT_LENGTH);
}

/** Returns the beginning of a story's body without formatting, followed by an ellipsis instead of a full stop or comma. */
export function storyExcerpt(body: string): string {
  return `${storyExcerptSource(body).replace(/(?<![\s.,;:])[\s.,;:]+$/, '')}…`;
}
