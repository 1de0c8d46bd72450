import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { visibleSince } from '@app/domain/shared/visibility.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './story-facts.module.css';

/** Author, publication date and reading time of a story. */
export function StoryFacts({ story, className }: { story: Story; className?: string | undefined }) {
  const { t } = useTranslation('stories');
  const { language } = useLanguage();
  const since = visibleSince(story);
  return (
    <p className={classNames(styles.facts, className)}>
      <span>{t('by', { author: localized(story, 'author', language) })}</span>
      <time dateTime={since.toISOString()}>{formatStoryDate(since, language)}</time>
      <span>{t('minutes', { minutes: story.readingTime })}</span>
    </p>
  );
}
