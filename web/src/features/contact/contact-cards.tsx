import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import styles from './contact-cards.module.css';

interface ContactCardsProps {
  form: ReactNode;
  /** The cards with other ways to get in touch. */
  children: ReactNode;
  visit: ReactNode;
  newsletter: ReactNode;
}

/** The form with the other cards next to it. In two columns how to visit is below the form, and the newsletter below both. */
export function ContactCards({ form, children, visit, newsletter }: ContactCardsProps) {
  return (
    <Section className={styles.section}>
      <div className={styles.cards}>
        {form}
        <div className={styles.beside}>{children}</div>
        {visit}
        {newsletter}
      </div>
    </Section>
  );
}
