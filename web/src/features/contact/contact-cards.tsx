import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import styles from './contact-cards.module.css';

interface ContactCardsProps {
  form: ReactNode;
  /** Whatever else tells how to reach the house. */
  children: ReactNode;
  newsletter: ReactNode;
}

/** The form, the other cards beside it, and below the form, where there is room for two columns, the newsletter. */
export function ContactCards({ form, children, newsletter }: ContactCardsProps) {
  return (
    <Section className={styles.section}>
      <div className={styles.cards}>
        {form}
        <div className={styles.beside}>{children}</div>
        {newsletter}
      </div>
    </Section>
  );
}
