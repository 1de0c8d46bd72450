import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** A grid of cards with as many columns as fit; one column on a phone. */
export function CardGrid<T extends { id: string }>({
  items,
  children,
}: {
  items: readonly T[];
  children: (item: T) => ReactNode;
}) {
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
