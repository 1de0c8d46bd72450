import { useTranslation } from 'react-i18next';
import { AgeText } from '../../age-gate/age-variants.tsx';
import { PageHero } from '../../ui/page-hero.tsx';

export function ContactHero() {
  const { t } = useTranslation('contact');
  return (
    <PageHero
      title={t('title')}
      text={<AgeText>{(context) => t('text', context)}</AgeText>}
      plaque="담 너머 인사"
      place="banner-contact"
    />
  );
}
