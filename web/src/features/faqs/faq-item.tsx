import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Faq } from '@app/domain/faq/faq-schema.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { questionId } from '../shared/question-id.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import styles from './faq-list.module.css';

/** A question that expands to show its answer. It opens when the address names it. */
export function FaqItem({ faq, isOpen = false }: { faq: Faq; isOpen?: boolean }) {
  const { language } = useLanguage();
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const id = questionId(faq.id);
  useEffect(() => {
    if (hash === `#${id}`) details.current!.open = true;
  }, [hash, id]);
  return (
    <details ref={details} id={id} className={styles.faq} open={isOpen}>
      <summary className={styles.question}>{keepTogether(localized(faq, 'question', language))}</summary>
      <Paragraphs text={localized(faq, 'answer', language)} className={styles.answer} />
    </details>
  );
}
