import type { ReactNode } from 'react';
import styles from './details.module.css';

interface DetailsProps {
  /** A label and its value; nothing when the value is empty. */
  items: readonly (readonly [name: string, value: ReactNode])[];
}

/** Label and value pairs of an item, one per line. */
export function Details({ items }: DetailsProps) {
  return (
    <dl className={styles.details}>
      {items
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
