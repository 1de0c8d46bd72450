import { useTranslation } from 'react-i18next';
import { ContentTab, type CardProps } from '../editing/content-tab.tsx';
import { FAQS } from './faq-kind.ts';
import { useFaqCategory } from './use-faq-category.ts';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import { ContentCard } from '../editing/content-card.tsx';

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

const FaqOrder = lazyChunk(async () => (await import('./faq-order.tsx')).FaqOrder);

/** All FAQs in the order of the site. */
export function FaqsTab() {
  const { t } = useTranslation('admin');
  const categoryOf = useFaqCategory();
  return (
    <ContentTab
      kind={FAQS}
      tab="faqs"
      orderBy={['order', 'asc']}
      sorts={{ order: 'order' }}
      Card={FaqCard}
      actions={<DialogButton title={t('faqs.order')}>{(close) => <FaqOrder onClose={close} />}</DialogButton>}
      columns={[
        {
          key: 'category',
          title: t('editing.fields.category'),
          responsive: ['md'],
          render: (_, faq) => categoryOf(faq),
        },
        {
          key: 'order',
          title: t('editing.fields.order'),
          responsive: ['md'],
          render: (_, { order }) => order,
        },
      ]}
    />
  );
}
