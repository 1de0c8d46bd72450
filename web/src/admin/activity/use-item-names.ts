import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type { Named } from './describe-entry.ts';
import { useItemsAt } from './use-items-at.ts';

type Item = Named & { id: string };

/** Returns what the entry of a deletion has recorded of the item. */
const deletedItem = ({ changes }: AuditEntry): Named =>
  Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, before]));

/** Returns the items that the entries are about, by collection and id: as they are stored now, or as they were when they were deleted. */
export function useItemNames(entries: readonly AuditEntry[]): ReadonlyMap<string, Named> {
  const paths = entries.flatMap(({ collection, item, what }) =>
    what === 'deleted' ? [] : `${collection}/${item}`,
  );
  const lists = [
    useItemsAt<Item>('products', paths),
    useItemsAt<Item>('events', paths),
    useItemsAt<Item>('stories', paths),
    useItemsAt<Item>('storeLocations', paths),
    useItemsAt<Item>('faqs', paths),
    useItemsAt<Item>('bookings', paths),
    useItemsAt<Item>('contacts', paths),
    useItemsAt<Item>('newsletterSubscriptions', paths),
    useItemsAt<Item>('mail', paths),
  ];
  const deleted = entries.filter(({ what }) => what === 'deleted');
  return new Map([
    ...deleted.map((entry) => [`${entry.collection}/${entry.item}`, deletedItem(entry)] as const),
    ...lists.flatMap((list) => list ?? []),
  ]);
}
