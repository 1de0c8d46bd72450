import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** What stands above a list: its search and filters, and at its end what is done with the whole of it. */
export function Toolbar({ children, acts }: { children: ReactNode; acts?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>{children}</div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
