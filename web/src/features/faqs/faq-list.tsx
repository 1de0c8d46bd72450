import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { groupFaqs } from '@app/domain/faq/faq-groups.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FaqItem } from './faq-item.tsx';
import styles from './faq-list.module.css';
import { faqsQuery } from './faq-queries.ts';

/** The questions by category; each one expands to show its answer. */
export function FaqList({ id }: { id: string }) {
  const { t } = useTranslation('faqs');
  return (
    <Section id={id} className={styles.section} aria-label={t('title')}>
      <SectionHead title={t('title')} />
      <Groups />
    </Section>
  );
}

function Groups() {
  const { t } = useTranslation(['common', 'faqs']);
  const { language } = useLanguage();
  const suitable = useSuitable();
  const { data, isError, refetch } = useQuery(faqsQuery);

  if (!data) {
    if (!isError) return <Spinner label={t('loading')} />;
    return (
      <Notice level={3} title={t('faqs:failed')} description={t('error.connection')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </Notice>
    );
  }
  if (data.length === 0) return <p>{t('faqs:none')}</p>;
  const labels = t('faqs:categories', { returnObjects: true });
  return groupFaqs(suitable(data)).map(({ faqs, ...group }) => (
    <div key={group.category} className={styles.group} {...ageAttribute(group)}>
      <h3 className={styles.category}>{labelOf(localized(group, 'category', language), labels)}</h3>
      <div className={styles.questions}>
        {faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} />
        ))}
      </div>
    </div>
  ));
}
