import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useAlcoholShown, useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StoryGrid } from './story-grid.tsx';
import styles from './story-preview.module.css';
import { LATEST_COUNT, latestStoriesQuery, storiesQuery } from './story-queries.ts';

/** The home page's section with the latest stories. */
export function StoryPreview() {
  const { t } = useTranslation(['stories', 'common']);
  const suitable = useSuitable();
  // Firestore cannot filter by the absence of a tag, so a visitor who sees no age-restricted content loads all stories.
  const { data, isPending, refetch } = useDisplayedQuery({
    ...(useAlcoholShown() ? latestStoriesQuery : storiesQuery),
    // The painted stories stay meanwhile.
    placeholderData: keepPreviousData,
  });
  const stories = data && suitable(data).slice(0, LATEST_COUNT);
  return (
    <Section className={styles.preview}>
      <SectionHead
        title={t('preview.title')}
        text={<AgeText>{(context) => t('preview.text', context)}</AgeText>}
      />
      {isPending && <Spinner label={t('common:loading')} />}
      {!isPending && !stories && (
        <Notice level={3} title={t('failed')} description={t('common:error.connection')}>
          <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
        </Notice>
      )}
      {stories?.length === 0 && <p>{t('preview.empty')}</p>}
      {stories && stories.length > 0 && <StoryGrid stories={stories} level={3} />}
      <ListAlcoholWarning items={stories ?? []} />
      <LocalLink to={paths.stories} className={buttonClass('quiet', styles.more)}>
        {t('preview.viewAll')}
      </LocalLink>
    </Section>
  );
}
