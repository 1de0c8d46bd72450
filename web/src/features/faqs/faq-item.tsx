import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import styles from './faq-list.module.css';

/** A question that expands to show its answer. */
export function FaqItem({ faq, isOpen = false }: { faq: Faq; isOpen?: boolean }) {
  const { language } = useLanguage();
  return (
    <details className={styles.faq} open={isOpen}>
      <summary className={styles.question}>{keepTogether(localized(faq, 'question', language))}</summary>
      <Paragraphs text={localized(faq, 'answer', language)} className={styles.answer} />
    </details>
  );
}
