import { lazy } from 'react';
import { StoryList } from '../../features/stories/story-list.tsx';
import { StoryNewsletter } from '../../features/stories/story-newsletter.tsx';
import { useStoryWords } from '../../features/stories/words.ts';
import { useSuitableWords } from '../../lib/age-answer.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { DeferredPart } from '../../ui/deferred-part.tsx';

const NewsletterForm = lazy(async () => ({
  default: (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm,
}));

export function StoriesRoute() {
  const { title, text } = useSuitableWords(useStoryWords());
  return (
    <>
      <PageHead title={title} description={text} />
      <StoryList />
      <StoryNewsletter>
        <DeferredPart>
          <NewsletterForm />
        </DeferredPart>
      </StoryNewsletter>
    </>
  );
}
