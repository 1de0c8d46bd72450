export const STORY_DEFAULTS = { readingTime: 5 };
export const STORY_LIMITS = { readingTime: 600 };
