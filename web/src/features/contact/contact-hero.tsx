import { useTranslation } from 'react-i18next';
import { useTranslationContext } from '../../age-gate/age-answer-provider.tsx';
import { PageHero } from '../../ui/page-hero.tsx';

export function ContactHero() {
  const { t } = useTranslation('contact');
  const context = useTranslationContext();
  return (
    <PageHero title={t('title')} text={t('text', context)} plaque="담 너머 인사" place="banner-contact" />
  );
}
