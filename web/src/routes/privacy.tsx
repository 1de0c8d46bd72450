import { useTranslation } from 'react-i18next';
import { environment } from '../config/environment.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { PRIVACY_SECTIONS } from '../features/legal/privacy/sections.ts';

export function PrivacyRoute() {
  const { t } = useTranslation('privacy');
  const { processors, ...sections } = t('sections', { returnObjects: true });
  const maps = environment.VITE_KAKAO_MAPS_KEY ? [t('kakaoMap')] : [];
  return (
    <LegalPage
      title={t('title')}
      text={t('text')}
      heading={(number, title) => t('heading', { number, title })}
      sections={{ ...sections, processors: { ...processors, blocks: [...processors.blocks, ...maps] } }}
      order={PRIVACY_SECTIONS}
    />
  );
}
