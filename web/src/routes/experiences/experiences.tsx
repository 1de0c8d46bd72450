import { useTranslation } from 'react-i18next';
import { ExperiencesPage } from '../../features/events/experiences-page.tsx';
import { PageHead } from '../../i18n/page-head.tsx';

export function ExperiencesRoute() {
  const { t } = useTranslation('experiences');
  return (
    <>
      <PageHead title={t('title')} description={t('text')} />
      <ExperiencesPage />
    </>
  );
}
