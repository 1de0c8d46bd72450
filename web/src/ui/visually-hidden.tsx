import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'legend';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
