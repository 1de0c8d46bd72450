import { paths } from '../../app/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useAlcoholShown, useSuitable, useSuitableWords } from '../../lib/age-answer.tsx';
import { useShown } from '../../lib/use-shown.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StoryGrid } from './story-grid.tsx';
import styles from './story-preview.module.css';
import { LATEST_COUNT, latestStoriesQuery, storiesQuery } from './story-queries.ts';
import { useStoryWords } from './words.ts';

/** Home's latest stories. */
export function StoryPreview() {
  const { error, site } = useMessages();
  const { preview: words, failed } = useStoryWords();
  const preview = useSuitableWords(words);
  const suitable = useSuitable();
  // Those without alcohol cannot be asked for: they are picked out of all.
  const { data, isPending, refetch } = useShown(useAlcoholShown() ? latestStoriesQuery : storiesQuery);
  const stories = data && suitable(data).slice(0, LATEST_COUNT);
  return (
    <Section className={styles.preview}>
      <SectionHead title={preview.title} text={preview.text} />
      {isPending && <Spinner label={site.loading} />}
      {!isPending && !stories && (
        <Notice level={3} title={failed} description={error.connection}>
          <Button onClick={() => void refetch()}>{site.retry}</Button>
        </Notice>
      )}
      {stories?.length === 0 && <p>{preview.empty}</p>}
      {stories && stories.length > 0 && <StoryGrid stories={stories} level={3} />}
      <LocalLink to={paths.stories} className={buttonClass('quiet', styles.more)}>
        {preview.viewAll}
      </LocalLink>
    </Section>
  );
}
