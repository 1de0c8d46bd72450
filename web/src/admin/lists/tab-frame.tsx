import type { ReactNode } from 'react';
import styles from './tab-frame.module.css';

/** The layout of a tab: toolbar above the list. */
export function TabFrame({ children }: { children: ReactNode }) {
  return <div className={styles.tab}>{children}</div>;
}
