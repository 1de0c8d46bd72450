import { useTranslation } from 'react-i18next';
import type { ComponentType, ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import { paths } from '../../../config/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { BelowFold } from '../../../ui/below-fold.tsx';
import { ContentMissing } from '../../../ui/content-missing.tsx';
import { PageHead } from '../../../i18n/page-head.tsx';
import { AgeVariants, ByAge } from '../../../age-gate/age-variants.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { storyQuery } from '../story-queries.ts';
import { NextStory } from './next-story.tsx';
import { StoryDetail } from './story-detail.tsx';

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
