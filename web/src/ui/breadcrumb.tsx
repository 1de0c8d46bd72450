import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';

/** The way from home to this page; the last entry is the page itself. */
export function Breadcrumb({
  label,
  links,
  current,
}: {
  label: string;
  links: ReactNode[];
  current: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {links.map((link, index) => (
          <li key={index} className={styles.entry}>
            {link}
          </li>
        ))}
        <li className={styles.entry} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
