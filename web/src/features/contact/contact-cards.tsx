import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';
import styles from './contact-cards.module.css';

interface ContactCardsProps {
  form: ReactNode;
  /** The cards with other ways to get in touch. */
  children: ReactNode;
  newsletter: ReactNode;
}

/** The form with the other cards next to it. In two columns the newsletter is below the form. */
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
