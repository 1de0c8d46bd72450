import { useTranslation } from 'react-i18next';
import { AboutPage } from '../features/about/about-page.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { useTranslationContext } from '../age-gate/age-answer-provider.tsx';

export function AboutRoute() {
  const { t } = useTranslation('aboutIntro');
  const context = useTranslationContext();
  return (
    <>
      <PageHead title={t('title')} description={t('text', context)} />
      <AboutPage />
    </>
  );
}
