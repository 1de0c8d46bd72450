import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  children: ReactNode;
  actions?: ReactNode;
  /** A note on the actions, below all controls. */
  hint?: string;
}

/** Above a list: its search and filters, then actions on the whole list. */
export function Toolbar({ children, actions, hint }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
