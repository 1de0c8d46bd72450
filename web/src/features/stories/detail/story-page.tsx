import { useQuery, useQueryClient } from '@tanstack/react-query';
import { localized } from '@app/domain/shared/localized.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { PageHead } from '../../../i18n/page-head.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { storyQuery } from '../story-queries.ts';
import { useStoryWords } from '../words.ts';
import { StoryDetail } from './story-detail.tsx';

/** A story by its id: on its way, not there, not to be had, or shown. */
export function StoryPage({ id }: { id: string }) {
  const { error, site } = useMessages();
  const { notFound } = useStoryWords();
  const { language } = useLanguage();
  const { data: story, isPending, isError, refetch } = useQuery(storyQuery(id, useQueryClient()));
  if (isPending) return <Spinner label={site.loading} />;
  if (!story) {
    const { title, description, back } = notFound;
    return (
      <>
        <PageHead title={title} description={description} status={isError ? 200 : 404} />
        <Notice level={1} title={title} description={isError ? error.connection : description}>
          {isError && <Button onClick={() => void refetch()}>{site.retry}</Button>}
          <LocalLink to={paths.stories} className={buttonClass(isError ? 'quiet' : 'primary')}>
            {back}
          </LocalLink>
        </Notice>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={localized(story, 'title', language)}
        description={storyExcerpt(localized(story, 'body', language))}
      />
      <StoryDetail story={story} />
    </>
  );
}
