import { useTranslation } from 'react-i18next';
import type { ComponentType, ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { AgeVariants, ByAge } from '../../../age-gate/age-variants.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { storyQuery, nextStoriesQuery } from '../story-queries.ts';
import { StoryDetail } from './story-detail.tsx';
import { useSuitable } from '../../../age-gate/age-answer-provider.tsx';
import { ListAlcoholWarning } from '../../../age-gate/list-alcohol-warning.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useDisplayedQuery } from '../../../i18n/use-displayed-query.ts';
import cover from '../../../ui/cover-link.module.css';
import { Picture } from '../../../ui/picture.tsx';
import styles from './story-page.module.css';

interface NextStoryProps {
  story: Story;
  /** Whether the page carries the alcohol warning already. */
  isWarned: boolean;
}

/** The story to read next. Renders nothing when there is none or it cannot be loaded, because it is optional. */
function NextStory({ story, isWarned }: NextStoryProps) {
  const { data: stories } = useDisplayedQuery(nextStoriesQuery(story));
  return (
    <AgeVariants>
      <FirstSuitable stories={stories ?? []} isWarned={isWarned} />
    </AgeVariants>
  );
}

function FirstSuitable({ stories, isWarned }: { stories: readonly Story[]; isWarned: boolean }) {
  const { t } = useTranslation('stories');
  const { language } = useLanguage();
  const [next] = useSuitable()(stories);
  if (!next) return null;
  return (
    <article className={styles.next}>
      <Picture
        path={next.coverImage}
        alt=""
        focus={next.coverImageFocus}
        ratio="3/2"
        sizes="(width < 44rem) 90vw, 14rem"
        upTo={960}
      />
      <div>
        <p className={styles.label}>{t('story.next')}</p>
        <h2 className={styles.title}>
          <LocalLink to={paths.story(next.id)} className={cover.link}>
            {keepTogether(localized(next, 'title', language))}
          </LocalLink>
        </h2>
        <p className={styles.excerpt}>{keepTogether(storyExcerpt(localized(next, 'body', language)))}</p>
      </div>
      {!isWarned && <ListAlcoholWarning items={[next]} />}
    </article>
  );
}

interface StoryPageProps {
  id: string;
  /** Shown instead of an alcohol-related story when the visitor may not see age-restricted content. */
  ageRestricted: ReactNode;
  /** Shows the products with these ids, of which the story speaks, and its children below them. */
  Products: ComponentType<{
    ids: readonly string[];
    isWarned: boolean;
    children: (isWarned: boolean) => ReactNode;
  }>;
}

/** The page of one story, with its loading, missing, error and age-restricted states. */
export function StoryPage({ id, ageRestricted, Products }: StoryPageProps) {
  const { t } = useTranslation(['common', 'stories']);
  const { language } = useLanguage();
  const { data: story, isPending, isError, refetch } = useQuery(storyQuery(id, useQueryClient()));
  if (isPending) return <Spinner label={t('loading')} />;
  if (!story) {
    const retry = isError ? () => void refetch() : undefined;
    return (
      <ContentMissing
        texts={t('stories:notFound', { returnObjects: true })}
        to={paths.stories}
        retry={retry}
      />
    );
  }
  const page = (
    <>
      <PageHead
        title={localized(story, 'title', language)}
        description={storyExcerpt(localized(story, 'body', language))}
      />
      <StoryDetail
        story={story}
        next={
          <BelowFold key={story.id}>
            <Products ids={story.productIds ?? []} isWarned={isAlcoholRelated(story)}>
              {(isWarned) => <NextStory story={story} isWarned={isWarned} />}
            </Products>
          </BelowFold>
        }
      />
    </>
  );
  if (!isAlcoholRelated(story)) return page;
  return (
    <AgeVariants>
      <ByAge restricted={page} coffeeOnly={ageRestricted} />
    </AgeVariants>
  );
}
