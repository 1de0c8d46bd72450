/** Length of the excerpt on a story card, in characters; an emoji counts as one. */
export const EXCERPT_LENGTH = 150;

/** Returns the part of a story's body that its excerpt is made from. */
export function storyExcerptSource(body: string): string {
  return [...body].slice(0, EXCERPT_LENGTH).join('');
}

/** Returns the beginning of a story's body, followed by an ellipsis. */
export function storyExcerpt(body: string): string {
  return `${storyExcerptSource(body).trimEnd()}…`;
}
