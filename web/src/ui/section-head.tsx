import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** The title of a section and a sentence below it. */
export function SectionHead({ title, text }: { title: ReactNode; text?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
