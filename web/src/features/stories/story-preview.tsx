import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { FirstSuitable } from '../../age-gate/first-suitable.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StoryGrid } from './story-grid.tsx';
import styles from './story-preview.module.css';
import { latestStoriesQuery } from './story-queries.ts';

/** The home page's section with the latest stories. */
export function StoryPreview() {
  const { t } = useTranslation(['stories', 'common']);
  const { data: stories, isPending, refetch } = useDisplayedQuery(latestStoriesQuery);
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
      {stories && (
        <FirstSuitable items={stories} empty={<AgeText>{(context) => t('preview.empty', context)}</AgeText>}>
          {(shown) => (
            <>
              <StoryGrid stories={shown} level={3} />
              <ListAlcoholWarning items={shown} />
            </>
          )}
        </FirstSuitable>
      )}
      <LocalLink to={paths.stories} className={buttonClass('quiet', styles.more)}>
        {t('preview.viewAll')}
      </LocalLink>
    </Section>
  );
}
