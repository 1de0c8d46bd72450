import { useTranslation } from 'react-i18next';
import { AGE_POLICY_SECTIONS } from '../features/legal/age-policy/sections.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export function AgePolicyRoute() {
  const { t } = useTranslation('agePolicy');
  return (
    <LegalPage
      title={t('title')}
      text={t('text')}
      heading={(number, title) => t('heading', { number, title })}
      sections={t('sections', { returnObjects: true })}
      order={AGE_POLICY_SECTIONS}
    />
  );
}
