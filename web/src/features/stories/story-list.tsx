import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../i18n/messages.ts';
import { useSuitable, useSuitableWords } from '../../lib/age-answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './story-list.module.css';
import { storiesQuery } from './story-queries.ts';
import { StoryShelf } from './story-shelf.tsx';
import { useStoryWords } from './words.ts';

/** The page of all stories. */
export function StoryList() {
  const words = useSuitableWords(useStoryWords());
  return (
    <>
      <PageHero title={words.title} text={words.text} plaque="볕 아래 적다" />
      <Stories />
    </>
  );
}

function Stories() {
  const { error, site } = useMessages();
  const words = useStoryWords();
  const suitable = useSuitable();
  const { data, isPending, refetch } = useQuery(storiesQuery);
  if (isPending) {
    return (
      <div className={styles.waiting}>
        <Spinner label={site.loading} />
      </div>
    );
  }
  if (!data) {
    return (
      <Notice title={words.failed} description={error.connection}>
        <Button onClick={() => void refetch()}>{site.retry}</Button>
      </Notice>
    );
  }
  const stories = suitable(data);
  if (stories.length === 0) return <Notice {...words.none} />;
  return <StoryShelf stories={stories} />;
}
