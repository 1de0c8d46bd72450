import { lazy } from 'react';
import { ProductPreview } from '../features/catalogue/product-preview.tsx';
import { EventPreview } from '../features/experiences/event-preview.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { useSuitableWords } from '../lib/age-answer.tsx';
import { DeferredPart } from '../ui/deferred-part.tsx';
import styles from './home.module.css';

const AboutPreview = lazy(async () => ({
  default: (await import('../features/about/intro/about-preview.tsx')).AboutPreview,
}));
const StoryPreview = lazy(async () => ({
  default: (await import('../features/stories/story-preview.tsx')).StoryPreview,
}));

export function HomeRoute() {
  const site = useSuitableWords(useMessages().site);
  return (
    <div className={styles.page}>
      <PageHead description={site.description} />
      <HomeHero />
      <DeferredPart>
        <AboutPreview />
      </DeferredPart>
      <ProductPreview />
      <EventPreview />
      <DeferredPart>
        <StoryPreview />
      </DeferredPart>
    </div>
  );
}
