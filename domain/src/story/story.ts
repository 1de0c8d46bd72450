export const STORY_DEFAULTS = { readingTime: 5 };
export const STORY_LIMITS = { readingTime: 600 };

/** Returns whether visitors may see a story: it is published and its publication date has passed. */
export function isPublic(story: { isPublished: boolean; publishedAt: Date }, now: Date): boolean {
  return story.isPublished && story.publishedAt <= now;
}
