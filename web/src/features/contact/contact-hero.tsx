import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { LOCATOR_ID } from '../../config/paths.ts';
import { PageHero } from '../shared/page-hero.tsx';
import { SectionLink } from '../../ui/section-link.tsx';

export function ContactHero() {
  const { t } = useTranslation(['contact', 'stores']);
  return (
    <PageHero
      title={t('title')}
      text={<AgeText>{(context) => t('text', context)}</AgeText>}
      plaque="담 너머 인사"
      place="banner-contact"
    >
      <SectionLink to={LOCATOR_ID}>{t('stores:locator.title')}</SectionLink>
    </PageHero>
  );
}
