import { ProductPreview } from '../features/catalogue/product-preview.tsx';
import { EventPreview } from '../features/experiences/event-preview.tsx';
import { HomeHero } from '../features/home/home-hero.tsx';
import { useMessages } from '../i18n/messages.ts';
import { PageHead } from '../i18n/page-head.tsx';
import styles from './home.module.css';

export function HomeRoute() {
  const { site } = useMessages();
  return (
    <div className={styles.page}>
      <PageHead description={site.description} />
      <HomeHero />
      <ProductPreview />
      <EventPreview />
    </div>
  );
}
