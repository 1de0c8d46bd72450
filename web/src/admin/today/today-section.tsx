import { useId, type ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { paths } from '../../config/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './today.module.css';

/** The address of a tab with its filter. */
export const tabAddress = (search: Record<string, string>) =>
  `${paths.admin}?${new URLSearchParams(search).toString()}`;

interface TodaySectionProps {
  title: string;
  /** The number of items in the whole list; null until it is known. Omitted where all are shown. */
  count?: number | null;
  /** The link to the whole list. */
  all?: { label: string; search: Record<string, string> };
  children: ReactNode;
}

/** A section of Today: one kind of task, with a link to its list. */
export function TodaySection({ title, count, all, children }: TodaySectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {title}{' '}
          {count !== undefined && (
            <span className={classNames(count ? styles.waiting : null)}>
              <strong>{count ?? '·'}</strong>
            </span>
          )}
        </h2>
        {all && <LocalLink to={tabAddress(all.search)}>{all.label}</LocalLink>}
      </header>
      {children}
    </section>
  );
}
