import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import styles from './contact-cards.module.css';

/** The form, with the cards of other ways to get in touch next to it. */
export function ContactCards({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <Section className={styles.section}>
      <div className={styles.cards}>
        {form}
        <div className={styles.beside}>{children}</div>
      </div>
    </Section>
  );
}

/** Cards side by side, where they fit. */
export function FurtherCards({ children }: { children: ReactNode }) {
  return (
    <Section className={styles.section}>
      <div className={styles.further}>{children}</div>
    </Section>
  );
}
