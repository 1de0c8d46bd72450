import { useTranslation } from 'react-i18next';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';

/** Returns a function that returns the label of an FAQ's category. */
export function useFaqCategory(): (faq: Faq) => string {
  const { t } = useTranslation('faqs');
  const { language } = useLanguage();
  return (faq) => labelOf(localized(faq, 'category', language), t('categories', { returnObjects: true }));
}
