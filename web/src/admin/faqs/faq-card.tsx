import { useTranslation } from 'react-i18next';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentCard } from '../editing/content-card.tsx';
import type { CardProps } from '../editing/content-tab.tsx';
import { FAQS } from './faq-kind.ts';
import { useFaqCategory } from './use-faq-category.ts';

export function FaqCard({ item: faq, onEdit }: CardProps<Faq>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const categoryOf = useFaqCategory();
  return (
    <ContentCard
      kind={FAQS}
      item={faq}
      onEdit={onEdit}
      text={localized(faq, 'answer', language)}
      details={[
        [t('editing.fields.category'), categoryOf(faq)],
        [t('editing.fields.order'), String(faq.order)],
      ]}
    />
  );
}
