import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './invitation.module.css';
import { Section } from './section.tsx';

interface InvitationProps {
  title: string;
  text: string;
  tone: 'roast' | 'celadon';
  /** The actions: buttons with the look `light`. */
  children: ReactNode;
}

/** A dark call to action. */
export function Invitation({ title, text, tone, children }: InvitationProps) {
  const titleId = useId();
  return (
    <Section className={styles.section} aria-labelledby={titleId}>
      <div className={classNames(styles.block, styles[tone])}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  );
}
