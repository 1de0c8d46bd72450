import type { ReactNode } from 'react';
import styles from './titled-text.module.css';

/** A small title and its paragraph. */
export function TitledText({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </>
  );
}
