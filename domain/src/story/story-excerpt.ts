/** How much of a story its card shows, in characters; an emoji is one. */
export const EXCERPT_LENGTH = 150;

/** As much of a story's body as its excerpt is made of. */
export function storyExcerptSource(body: string): string {
  return [...body].slice(0, EXCERPT_LENGTH).join('');
}

/** The beginning of a story's body and an ellipsis. */
export function storyExcerpt(body: string): string {
  return `${storyExcerptSource(body).trimEnd()}…`;
}
