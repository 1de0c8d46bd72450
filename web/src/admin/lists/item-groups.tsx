import type { ReactNode } from 'react';
import styles from './live-list.module.css';

interface ItemGroup<T> {
  label: string;
  items: readonly T[];
}

interface ItemGroupsProps<T> {
  groups: readonly ItemGroup<T>[];
  children: (items: readonly T[]) => ReactNode;
}

/** The items of a list in groups with a heading each, without empty groups. */
export function ItemGroups<T>({ groups, children }: ItemGroupsProps<T>) {
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ label, items }) => (
      <section key={label} aria-label={label} className={styles.group}>
        <h2>{label}</h2>
        {children(items)}
      </section>
    ));
}
