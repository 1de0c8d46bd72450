import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { eventLabel } from '../bookings/event-label.ts';
import { referencesIn, type Texts } from './field-text.ts';
import { useItemsAt } from './use-items-at.ts';

/** Returns the names of the items that the values of an entry refer to, by their paths; deleted ones are missing. */
export function useReferences(changes: AuditEntry['changes']): Pick<Texts, 'names' | 'areNamesLoaded'> {
  const { language } = useLanguage();
  const paths = referencesIn(changes);
  const events = useItemsAt<Event>('events', paths);
  const stores = useItemsAt<StoreLocation>('storeLocations', paths);
  const stories = useItemsAt<Story>('stories', paths);
  const products = useItemsAt<Product>('products', paths);
  return {
    names: new Map([
      ...(events ?? []).map(([path, event]) => [path, eventLabel(event, language)] as const),
      ...(stores ?? []).map(([path, store]) => [path, localized(store, 'name', language)] as const),
      ...[...(stories ?? []), ...(products ?? [])].map(
        ([path, item]) => [path, localized(item, 'title', language)] as const,
      ),
    ]),
    areNamesLoaded: [events, stores, stories, products].every((part) => part !== undefined),
  };
}
