import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { visibleSince } from '@app/domain/shared/visibility.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab, type CardProps } from '../editing/content-tab.tsx';
import { STORIES } from './story-kind.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { ContentCard } from '../editing/content-card.tsx';

export function StoryCard({ item: story, onEdit }: CardProps<Story>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <ContentCard
      kind={STORIES}
      item={story}
      onEdit={onEdit}
      picture={story.coverImage}
      text={storyExcerpt(localized(story, 'body', language))}
      details={[
        [t('editing.fields.author'), localized(story, 'author', language)],
        [t('editing.fields.readingTime'), t('editing.minutes', { count: story.readingTime })],
        [t('editing.fields.publishedAt'), formatStoryDate(visibleSince(story), language)],
      ]}
      tags={story.tags}
    />
  );
}

/** All stories, newest first. */
export function StoriesTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <ContentTab
      kind={STORIES}
      tab="stories"
      orderBy={['publishedAt', 'desc']}
      sorts={{ publishedAt: 'publishedAt' }}
      Card={StoryCard}
      columns={[
        {
          key: 'author',
          title: t('editing.fields.author'),
          responsive: ['md'],
          render: (_, story) => localized(story, 'author', language),
        },
        {
          key: 'publishedAt',
          title: t('editing.fields.publishedAt'),
          responsive: ['md'],
          render: (_, story) => formatStoryDate(visibleSince(story), language),
        },
      ]}
    />
  );
}
