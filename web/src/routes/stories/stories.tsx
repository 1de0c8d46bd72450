import { useTranslation } from 'react-i18next';
import { StoryList } from '../../features/stories/story-list.tsx';
import { StoryNewsletter } from '../../features/stories/story-newsletter.tsx';
import { useTranslationContext } from '../../age-gate/age-answer-provider.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { DeferredContent } from '../../ui/deferred-content.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';

const NewsletterForm = lazyChunk(
  async () => (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm,
);

export function StoriesRoute() {
  const { t } = useTranslation('stories');
  const context = useTranslationContext();
  return (
    <>
      <PageHead title={t('title')} description={t('text', context)} />
      <StoryList />
      <StoryNewsletter>
        <DeferredContent fallback={LoadFailure}>
          <NewsletterForm />
        </DeferredContent>
      </StoryNewsletter>
    </>
  );
}
