import { Children, type ReactNode } from 'react';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  label: string;
  /** The parent pages, starting with the home page. */
  children: ReactNode;
  /** The title of the current page. */
  current: string;
}

/** The breadcrumb from the home page to this page. */
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
