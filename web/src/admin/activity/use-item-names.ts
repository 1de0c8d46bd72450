import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type { Named } from './describe-entry.ts';
import { useItemsAt } from './use-items-at.ts';

type Item = Named & { id: string };

/** Returns the items that the entries are about as they are stored now, by collection and id; deleted ones are missing. */
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
  return new Map(lists.flatMap((list) => list ?? []));
}
