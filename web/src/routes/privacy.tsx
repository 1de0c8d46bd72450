import { useTranslation } from 'react-i18next';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PRIVACY_SECTIONS } from '../features/legal/privacy/sections.ts';

export function PrivacyRoute() {
  const { t } = useTranslation('privacy');
  return (
    <LegalPage
      title={t('title')}
      text={t('text')}
      heading={(number, title) => t('heading', { number, title })}
      sections={t('sections', { returnObjects: true })}
      order={PRIVACY_SECTIONS}
    />
  );
}
