import { useTranslation } from 'react-i18next';
import { ProductPreview } from '../features/products/product-preview.tsx';
import { EventPreview } from '../features/events/event-preview.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { useTranslationContext } from '../age-gate/age-answer-provider.tsx';
import { CoffeeOnlyTitle } from '../age-gate/age-variants.tsx';
import { useTagline } from '../age-gate/tagline.ts';
import { DeferredContent } from '../ui/deferred-content.tsx';
import { lazyChunk } from '../ui/lazy-chunk.tsx';
import styles from './home.module.css';

const AboutPreview = lazyChunk(
  async () => (await import('../features/about/about-preview.tsx')).AboutPreview,
);
const StoryPreview = lazyChunk(
  async () => (await import('../features/stories/story-preview.tsx')).StoryPreview,
);

export function HomeRoute() {
  const { t } = useTranslation('common');
  const context = useTranslationContext();
  return (
    <div className={styles.page}>
      <PageHead tagline={useTagline()} description={t('description', context)} />
      <CoffeeOnlyTitle />
      <HomeHero />
      <DeferredContent>
        <AboutPreview />
      </DeferredContent>
      <ProductPreview />
      <EventPreview />
      <DeferredContent>
        <StoryPreview />
      </DeferredContent>
    </div>
  );
}
