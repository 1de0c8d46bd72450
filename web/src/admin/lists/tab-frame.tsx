import type { ReactNode } from 'react';
import styles from './tab-frame.module.css';

/** What a tab shows, one below the other: its tools, and its list. */
export function TabFrame({ children }: { children: ReactNode }) {
  return <div className={styles.tab}>{children}</div>;
}
