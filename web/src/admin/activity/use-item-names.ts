import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { useLiveDocumentsById } from '../live/live-documents.ts';
import type { Named } from './describe-entry.ts';

/** The collections whose items have names. */
const NAMED = [
  'products',
  'events',
  'stories',
  'storeLocations',
  'faqs',
  'bookings',
  'contacts',
  'newsletterSubscriptions',
  'mail',
] as const satisfies readonly AuditEntry['collection'][];

type Item = Named & { id: string };

/** Reads the items of one collection that the entries are about, each once. */
function useItems(collection: (typeof NAMED)[number], entries: readonly AuditEntry[]): readonly Item[] {
  const about = entries.filter((entry) => entry.collection === collection && entry.what !== 'deleted');
  const live = useLiveDocumentsById<Item>(
    collection,
    about.map(({ item }) => item),
  );
  return live.state === 'ready' ? live.value : [];
}

/** Returns the items that the entries are about as they are stored now, by collection and id; deleted ones are missing. */
export function useItemNames(entries: readonly AuditEntry[]): ReadonlyMap<string, Named> {
  const lists = [
    useItems('products', entries),
    useItems('events', entries),
    useItems('stories', entries),
    useItems('storeLocations', entries),
    useItems('faqs', entries),
    useItems('bookings', entries),
    useItems('contacts', entries),
    useItems('newsletterSubscriptions', entries),
    useItems('mail', entries),
  ];
  return new Map(
    lists.flatMap((items, index) => items.map((item) => [`${NAMED[index]}/${item.id}`, item] as const)),
  );
}
