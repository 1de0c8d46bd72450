import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './call-to-action.module.css';
import { Section } from './section.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  tone: 'roast' | 'celadon';
  /** The actions: buttons with the look `light`. */
  children: ReactNode;
}

/** A dark call to action. */
export function CallToAction({ title, text, tone, children }: CallToActionProps) {
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
