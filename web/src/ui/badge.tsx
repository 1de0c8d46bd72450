import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'roast' | 'celadon' | 'sun' | 'plain' | 'muted';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
