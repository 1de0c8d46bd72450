import { useTranslation } from 'react-i18next';

import { PageHero } from '../../ui/page-hero.tsx';
import { EventFeatures } from './event-features.tsx';
import { EventList } from './event-list.tsx';
import { PrivateEvents } from './private-events.tsx';

export function ExperiencesPage() {
  const { t } = useTranslation('experiences');
  return (
    <>
      <PageHero title={t('title')} text={t('text')} plaque="손으로 익히다" place="banner-experiences" />
      <EventFeatures />
      <EventList />
      <PrivateEvents />
    </>
  );
}
