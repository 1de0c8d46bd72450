import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** Above a list: its search and filters, then actions on the whole list. */
export function Toolbar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
