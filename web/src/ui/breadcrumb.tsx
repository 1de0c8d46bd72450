import { Children, type ReactNode } from 'react';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  /** The links of the way here, from home on. */
  children: ReactNode;
  /** The page itself. */
  current: string;
}

/** The way from home to this page. */
export function Breadcrumb({ label, children, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {Children.map(children, (link) => (
          <li className={styles.entry}>{link}</li>
        ))}
        <li className={styles.entry} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
