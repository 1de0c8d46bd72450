import type { Story } from '@app/domain/story/story-schema.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { daysBefore } from './calendar.ts';
import { aCupWithoutAHandle } from './stories/a-cup-without-a-handle.ts';
import { aLetterFromGuji } from './stories/a-letter-from-guji.ts';
import { aWinterDiaryOfJars } from './stories/a-winter-diary-of-jars.ts';
import { beforeTheStreetWakes } from './stories/before-the-street-wakes.ts';
import { theDayTheNewRiceComes } from './stories/the-day-the-new-rice-comes.ts';
import { theUseOfWhatIsLeft } from './stories/the-use-of-what-is-left.ts';
import { theWallThatKeepsTheLight } from './stories/the-wall-that-keeps-the-light.ts';
import { whatTheWheatRemembers } from './stories/what-the-wheat-remembers.ts';
import type { StoryText } from './story-text.ts';

const STORY_TEXTS: readonly StoryText[] = [
  theWallThatKeepsTheLight,
  beforeTheStreetWakes,
  aLetterFromGuji,
  whatTheWheatRemembers,
  theDayTheNewRiceComes,
  aCupWithoutAHandle,
  theUseOfWhatIsLeft,
  aWinterDiaryOfJars,
];

const WORDS_PER_MINUTE = 200;

function readingTime(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE));
}

/** Returns the stories, newest first, published in the months before `now`. */
export function storiesFor(now: Date): Story[] {
  return STORY_TEXTS.map(({ publishedDaysAgo, ...text }) => ({
    ...text,
    ...ALWAYS_VISIBLE,
    readingTime: readingTime(text.body),
    publishedAt: daysBefore(now, publishedDaysAgo, 9),
    createdAt: daysBefore(now, publishedDaysAgo + 2, 17),
  }));
}
