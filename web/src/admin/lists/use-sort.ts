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

/** Returns the columns by which a filtered list can be sorted: that of its own order, for which the filter has an index in both directions. */
export const withinFilter = (fields: Readonly<Record<string, string>>, [own]: OrderBy) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field === own));

/**
 * Returns the sorting of a list and the order of its query. `fields` names the field of each column that can be sorted by: one that every
 * document has, because a query finds no other. The choice is stored in the address as `sort=price` or `sort=-price`.
 */
export function useSort(
  fields: Readonly<Record<string, string>>,
  first: OrderBy,
): { sorting: Sorting; orderBy: OrderBy } {
  const [text, set] = useParameter('sort');
  const key = text.replace(/^-/, '');
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  const direction = text.startsWith('-') ? 'desc' : 'asc';
  return {
    orderBy: field === undefined ? first : [field, direction],
    sorting: {
      keys: Object.keys(fields),
      chosen: field === undefined ? null : { key, direction },
      choose: (chosen) => set(chosen ? `${chosen.direction === 'desc' ? '-' : ''}${chosen.key}` : ''),
    },
  };
}
