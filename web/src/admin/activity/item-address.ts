import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { bookingReference } from '@app/domain/booking/booking-reference.ts';
import { paths } from '../../config/paths.ts';
import type { TabKey } from '../tab-keys.ts';

/** Where the dashboard shows one item of a collection: the tab, and which parameter names the item there. */
const PLACES: Partial<Record<AuditEntry['collection'], (item: string) => Record<string, string>>> = {
  products: (edit) => ({ tab: 'products' satisfies TabKey, edit }),
  events: (edit) => ({ tab: 'events' satisfies TabKey, edit }),
  stories: (edit) => ({ tab: 'stories' satisfies TabKey, edit }),
  storeLocations: (edit) => ({ tab: 'store-locations' satisfies TabKey, edit }),
  faqs: (edit) => ({ tab: 'faqs' satisfies TabKey, edit }),
  bookings: (item) => ({ tab: 'bookings' satisfies TabKey, q: bookingReference(item) }),
};

/** Where what was changed can be seen; null where it cannot be shown by itself, or is gone. */
export function itemAddress({ collection, item, what }: AuditEntry): string | null {
  const place = PLACES[collection];
  if (!place || what === 'deleted') return null;
  return `${paths.admin}?${new URLSearchParams(place(item))}`;
}
