import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { isVersionedContent } from '@app/domain/content/versioned-content.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { paths } from '../../config/paths.ts';
import type { TabKey } from '../tab-keys.ts';
import type { Named } from './describe-entry.ts';

type Place = { tab: TabKey } & ({ edit: string } | { q: string | undefined });

/** The tab that shows the items of a collection, and the search parameter that shows one of them. */
const PLACES: Partial<Record<AuditEntry['collection'], (item: string, stored: Named) => Place>> = {
  products: (edit) => ({ tab: 'products', edit }),
  productStock: (edit) => ({ tab: 'products', edit }),
  events: (edit) => ({ tab: 'events', edit }),
  stories: (edit) => ({ tab: 'stories', edit }),
  storeLocations: (edit) => ({ tab: 'store-locations', edit }),
  faqs: (edit) => ({ tab: 'faqs', edit }),
  bookings: (item) => ({ tab: 'bookings', q: bookingReference(item) }),
  contacts: (_, { email }) => ({ tab: 'contacts', q: email }),
  newsletterSubscriptions: (_, { email }) => ({ tab: 'newsletter', q: email }),
  mail: (_, { to }) => ({ tab: 'mail', q: to }),
};

/**
 * Returns the address in the dashboard that offers to restore the item of an entry; null when the entry is about no deleted item of
 * content.
 */
export function restoreAddress({ collection, item, what }: AuditEntry): string | null {
  return what === 'deleted' && isVersionedContent(collection) ? itemAddress({ collection, item }, {}) : null;
}

/**
 * Returns the address in the dashboard that shows an entry's item; null when there is none.
 * @param stored the item as it is now; undefined until it is known, and when it no longer exists
 */
export function itemAddress(
  { collection, item }: Pick<AuditEntry, 'collection' | 'item'>,
  stored: Named | undefined,
): string | null {
  if (!stored) return null;
  const place = Object.entries(PLACES[collection]?.(item, stored) ?? {});
  if (place.length === 0 || place.some(([, value]) => value === undefined)) return null;
  return `${paths.admin}?${new URLSearchParams(place as [string, string][])}`;
}
