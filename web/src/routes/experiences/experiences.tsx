import { useTranslation } from 'react-i18next';
import { EventsPage } from '../../features/events/events-page.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function ExperiencesRoute() {
  const { t } = useTranslation('events');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} />
      <EventsPage />
    </>
  );
}
