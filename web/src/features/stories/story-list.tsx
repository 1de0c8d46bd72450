import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../shared/page-hero.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './story-list.module.css';
import { storiesQuery } from './story-queries.ts';
import { FilteredStories } from './filtered-stories.tsx';

/** The page that lists all stories. */
export function StoryList() {
  const { t } = useTranslation('stories');
  return (
    <>
      <PageHero
        title={t('title')}
        text={<AgeText>{(context) => t('text', context)}</AgeText>}
        plaque="볕 아래 적다"
        place="banner-stories"
      />
      <Stories />
    </>
  );
}

function Stories() {
  const { t } = useTranslation(['common', 'stories']);
  const suitable = useSuitable();
  const { data, isPending, refetch } = useQuery(storiesQuery);
  if (isPending) {
    return (
      <div className={styles.loading}>
        <Spinner label={t('loading')} />
      </div>
    );
  }
  if (!data) {
    return (
      <Notice title={t('stories:failed')} description={t('error.connection')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Notice>
    );
  }
  const stories = suitable(data);
  if (stories.length === 0) return <Notice {...t('stories:none', { returnObjects: true })} />;
  return <FilteredStories stories={stories} />;
}
