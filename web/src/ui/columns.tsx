import type { ReactNode } from 'react';
import styles from './columns.module.css';

/**
 * A list of cards in one, two or three columns, by the width of the screen; its children are the list's items, each an
 * article that begins with its picture.
 */
export function Columns({ children }: { children: ReactNode }) {
  return <ul className={styles.columns}>{children}</ul>;
}
