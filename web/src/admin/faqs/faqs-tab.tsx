import { useTranslation } from 'react-i18next';
import { ContentTab } from '../editing/content-tab.tsx';
import { FaqCard } from './faq-card.tsx';
import { FAQS } from './faq-kind.ts';
import { useFaqCategory } from './use-faq-category.ts';

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
