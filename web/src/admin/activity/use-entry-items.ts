import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type { Named } from './describe-entry.ts';
import { useItemsAt } from './use-items-at.ts';

type Item = Named & { id: string };

const isOfStock = ({ collection }: AuditEntry) => collection === 'productStock';

/** Returns the path of an entry's item, such as `events/ID`; of a stock, that of its product. */
export const pathOf = (entry: AuditEntry) =>
  `${isOfStock(entry) ? 'products' : entry.collection}/${entry.item}`;

/** Returns what the entry of a deletion has recorded of the item. */
const deletedItem = ({ changes }: AuditEntry): Named =>
  Object.fromEntries(Object.entries(changes).map(([field, { before }]) => [field, before]));

interface EntryItems {
  /** Those that exist, as they are now. */
  stored: ReadonlyMap<string, Named>;
  /** Those that were deleted, as they were when it was done last; they may have been restored since. */
  deleted: ReadonlyMap<string, Named>;
}

/** Returns the items that the entries are about, by collection and id. */
export function useEntryItems(entries: readonly AuditEntry[]): EntryItems {
  const paths = entries.map(pathOf);
  const lists = [
    useItemsAt<Item>('products', paths),
    useItemsAt<Item>('events', paths),
    useItemsAt<Item>('stories', paths),
    useItemsAt<Item>('storeLocations', paths),
    useItemsAt<Item>('faqs', paths),
    useItemsAt<Item>('bookings', paths),
    useItemsAt<Item>('waitlistEntries', paths),
    useItemsAt<Item>('contacts', paths),
    useItemsAt<Item>('newsletterSubscriptions', paths),
    useItemsAt<Item>('mail', paths),
  ];
  // Of several deletions of an item, a map keeps the last one.
  const deletions = entries
    .filter((entry) => entry.what === 'deleted' && !isOfStock(entry))
    .toSorted((a, b) => a.when.getTime() - b.when.getTime());
  return {
    stored: new Map(lists.flatMap((list) => list ?? [])),
    deleted: new Map(deletions.map((entry) => [pathOf(entry), deletedItem(entry)])),
  };
}
