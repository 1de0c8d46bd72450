import type { Selection } from '../live/selection.ts';
import { useParameter } from './use-parameter.ts';

type OrderBy = NonNullable<Selection['orderBy']>;

/** The sorting of a table by its columns, over all documents of the list. */
export interface Sorting {
  /** The keys of the columns by which it can be sorted. */
  keys: readonly string[];
  /** The column that is sorted by; null for the list's own order. */
  chosen: { key: string; direction: OrderBy[1] } | null;
  choose: (chosen: Sorting['chosen']) => void;
}

/**
 * Returns the sorting of a list and the order of its query. `fields` names the field of each column that can be sorted by: one that every
 * document has, because a query finds no other; those of the list's filters, in `where`, are left out, because all its items have the same
 * value. The choice is stored in the address as `sort=price` or `sort=-price`.
 */
export function useSort(
  fields: Readonly<Record<string, string>>,
  first: OrderBy,
  where: Selection['where'] = [],
): { sorting: Sorting; orderBy: OrderBy } {
  const [text, set] = useParameter('sort');
  const key = text.replace(/^-/, '');
  const keys = Object.keys(fields).filter((one) => where.every(([filtered]) => filtered !== fields[one]));
  const field = keys.includes(key) ? fields[key] : undefined;
  const direction = text.startsWith('-') ? 'desc' : 'asc';
  return {
    orderBy: field === undefined ? first : [field, direction],
    sorting: {
      keys,
      chosen: field === undefined ? null : { key, direction },
      choose: (chosen) => set(chosen ? `${chosen.direction === 'desc' ? '-' : ''}${chosen.key}` : ''),
    },
  };
}
