import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import { visibleSince } from '@app/domain/shared/visibility.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { StoryCard } from './story-card.tsx';
import { STORIES } from './story-kind.ts';

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
