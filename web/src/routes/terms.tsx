import { useTranslation } from 'react-i18next';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { TERMS_ARTICLES } from '../features/legal/terms/sections.ts';

export function TermsRoute() {
  const { t } = useTranslation('terms');
  return (
    <LegalPage
      title={t('title')}
      text={t('text')}
      heading={(number, title) => t('heading', { number, title })}
      sections={t('sections', { returnObjects: true })}
      order={TERMS_ARTICLES}
    />
  );
}
