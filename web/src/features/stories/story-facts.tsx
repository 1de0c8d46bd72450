import { useTranslation } from 'react-i18next';
import { storyTagGroup, type StoryTagGroup } from '@app/domain/story/story-tags.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { visibleSince } from '@app/domain/shared/visibility.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useTagLabel } from '../../i18n/tag-labels.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './story-facts.module.css';

const TONES: Record<StoryTagGroup, BadgeTone> = {
  culture: 'celadon',
  coffee: 'roast',
  craft: 'sun',
  other: 'muted',
};

/** A tag's label in the colour of its group. */
export function StoryTag({ tag }: { tag: string }) {
  const { t } = useTranslation('stories');
  const tagLabel = useTagLabel();
  return <Badge tone={TONES[storyTagGroup(tag)]}>{tagLabel(tag, t('tags', { returnObjects: true }))}</Badge>;
}

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
