import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  level?: 1 | 2 | 3;
  title: string;
  description?: string;
  /** The actions that the visitor can take. */
  children?: ReactNode;
}

/** An empty state or an error state. */
export function Notice({ level = 2, title, description, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.notice, level === 1 && styles.page)}>
      <Heading className={styles.title}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
