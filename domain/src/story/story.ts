export const STORY_DEFAULTS = { readingTime: 5 };
export const STORY_LIMITS = { readingTime: 600 };

/** A story reaches visitors once it is published and its date has come. */
export function isPublic(story: { isPublished: boolean; publishedAt: Date }, now: Date): boolean {
  return story.isPublished && story.publishedAt <= now;
}
