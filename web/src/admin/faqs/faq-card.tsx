import { useTranslation } from 'react-i18next';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentCard } from '../editing/content-card.tsx';
import type { CardProps } from '../editing/content-list.tsx';
import { VisibilityBadge } from '../editing/visibility-badge.tsx';
import { FAQS } from './faq-kind.ts';

export function FaqCard({ item: faq, onEdit }: CardProps<Faq>) {
  const { t } = useTranslation(['admin', 'faqs']);
  const { language } = useLanguage();
  return (
    <ContentCard
      kind={FAQS}
      item={faq}
      onEdit={onEdit}
      badges={<VisibilityBadge item={faq} labels={['active', 'inactive']} />}
      text={localized(faq, 'answer', language)}
      details={[
        [
          t('editing.fields.category'),
          labelOf(localized(faq, 'category', language), t('faqs:categories', { returnObjects: true })),
        ],
        [t('editing.fields.order'), String(faq.order)],
      ]}
    />
  );
}
