import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { ContentTab } from '../editing/content-tab.tsx';
import { visibilityFilter } from '../editing/visibility-choice.tsx';
import { FaqCard } from './faq-card.tsx';
import { FAQS } from './faq-kind.ts';
import { useFaqCategory } from './use-faq-category.ts';

/** All FAQs in the order of the site. */
export function FaqsTab() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const categoryOf = useFaqCategory();
  return (
    <ContentTab
      kind={FAQS}
      tab="faqs"
      orderBy={['order', 'asc']}
      sorts={{ name: language === 'kr' ? 'questionKr' : 'question', order: 'order' }}
      Card={FaqCard}
      flag="isActive"
      filters={[visibilityFilter('isActive', t)]}
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
