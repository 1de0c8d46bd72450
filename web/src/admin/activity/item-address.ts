import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { paths } from '../../config/paths.ts';
import type { TabKey } from '../tab-keys.ts';

/** The tab that shows the items of a collection, and the search parameter that names one item. */
const PLACES: Partial<Record<AuditEntry['collection'], (item: string) => Record<string, string>>> = {
  products: (edit) => ({ tab: 'products' satisfies TabKey, edit }),
  events: (edit) => ({ tab: 'events' satisfies TabKey, edit }),
  stories: (edit) => ({ tab: 'stories' satisfies TabKey, edit }),
  storeLocations: (edit) => ({ tab: 'store-locations' satisfies TabKey, edit }),
  faqs: (edit) => ({ tab: 'faqs' satisfies TabKey, edit }),
  bookings: (item) => ({ tab: 'bookings' satisfies TabKey, q: bookingReference(item) }),
};

/**
 * Returns the address in the dashboard that shows a changed item; null when there is none or the item has been deleted.
 */
export function itemAddress({ collection, item, what }: AuditEntry): string | null {
  const place = PLACES[collection];
  if (!place || what === 'deleted') return null;
  return `${paths.admin}?${new URLSearchParams(place(item))}`;
}
