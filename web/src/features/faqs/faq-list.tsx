import { useQuery } from '@tanstack/react-query';
import { groupFaqs } from '@app/domain/faq/faq-groups.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useSuitable } from '../../lib/age-answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './faq-list.module.css';
import { faqsQuery } from './faq-queries.ts';
import { useFaqWords } from './words.ts';

/** The questions by category, each opening on its answer. */
export function FaqList({ id }: { id: string }) {
  const words = useFaqWords();
  return (
    <Section id={id} className={styles.section} aria-label={words.title}>
      <SectionHead title={words.title} />
      <Groups />
    </Section>
  );
}

function Groups() {
  const { error, site } = useMessages();
  const { language } = useLanguage();
  const words = useFaqWords();
  const suitable = useSuitable();
  const { data, isError, refetch } = useQuery(faqsQuery);

  if (!data) {
    if (!isError) return <Spinner label={site.loading} />;
    return (
      <Notice level={3} title={words.failed} description={error.connection}>
        <Button onClick={() => void refetch()}>{site.retry}</Button>
      </Notice>
    );
  }
  if (data.length === 0) return <p>{words.none}</p>;
  return groupFaqs(suitable(data)).map(({ category, faqs }) => (
    <div key={category} className={styles.group}>
      <h3 className={styles.category}>{labelOf(category, words.categories)}</h3>
      <div className={styles.questions}>
        {faqs.map((faq) => (
          <details key={faq.id} className={styles.faq}>
            <summary className={styles.question}>{localized(faq, 'question', language)}</summary>
            <Paragraphs text={localized(faq, 'answer', language)} className={styles.answer} />
          </details>
        ))}
      </div>
    </div>
  ));
}
