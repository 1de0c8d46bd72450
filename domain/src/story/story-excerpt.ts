/** How much of a story its card shows, in characters; an emoji is one. */
export const EXCERPT_LENGTH = 150;

/** The beginning of a story's body and an ellipsis. */
export function storyExcerpt(body: string): string {
  const beginning = [...body].slice(0, EXCERPT_LENGTH).join('');
  return `${beginning.trimEnd()}…`;
}
