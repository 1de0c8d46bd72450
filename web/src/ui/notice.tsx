import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  level?: 1 | 2 | 3;
  title: string;
  description?: string;
  /** What the visitor can do about it. */
  children?: ReactNode;
}

/** In place of content: nothing found, nothing there, or something failed. */
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
