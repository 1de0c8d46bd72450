import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards in as many columns as there is room for; on a phone one below the other. */
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
