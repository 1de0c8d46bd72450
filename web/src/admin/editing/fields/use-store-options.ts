import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useLiveDocuments } from '../../live/live-documents.ts';
import type { Selection } from '../../live/selection.ts';

/** The stores by name: far more than a shop of this size has. */
export const STORES: Selection = { orderBy: ['name', 'asc'], limit: 100 };

/** Returns the ids and names of the stores; none until they are loaded. */
export function useStoreOptions() {
  const { language } = useLanguage();
  const stores = useLiveDocuments<StoreLocation>('storeLocations', STORES);
  return {
    isLoading: stores.state === 'loading',
    options: (stores.state === 'ready' ? stores.value : []).map((store) => ({
      value: store.id,
      label: localized(store, 'name', language),
    })),
  };
}
