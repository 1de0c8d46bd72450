import { localized } from '@app/domain/shared/localized.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './story-facts.module.css';
import { useStoryWords } from './words.ts';

/** Who wrote it, when it was published, and how long it takes to read. */
export function StoryFacts({ story, className }: { story: Story; className?: string | undefined }) {
  const words = useStoryWords();
  const { language } = useLanguage();
  return (
    <p className={classNames(styles.facts, className)}>
      <span>{words.by(localized(story, 'author', language))}</span>
      <time dateTime={story.publishedAt.toISOString()}>{formatStoryDate(story.publishedAt, language)}</time>
      <span>{words.minutes(story.readingTime)}</span>
    </p>
  );
}
