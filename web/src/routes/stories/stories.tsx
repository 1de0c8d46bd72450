import { useTranslation } from 'react-i18next';
import { lazy } from 'react';
import { StoryList } from '../../features/stories/story-list.tsx';
import { StoryNewsletter } from '../../features/stories/story-newsletter.tsx';
import { useTranslationContext } from '../../age-gate/age-answer-provider.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { DeferredPart } from '../../ui/deferred-part.tsx';

const NewsletterForm = lazy(async () => ({
  default: (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm,
}));

export function StoriesRoute() {
  const { t } = useTranslation('stories');
  const context = useTranslationContext();
  return (
    <>
      <PageHead title={t('title')} description={t('text', context)} />
      <StoryList />
      <StoryNewsletter>
        <DeferredPart>
          <NewsletterForm />
        </DeferredPart>
      </StoryNewsletter>
    </>
  );
}
