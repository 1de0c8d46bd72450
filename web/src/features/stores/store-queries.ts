import { queryOptions } from '@tanstack/react-query';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { findDocuments } from '../../lib/documents.ts';
import { inlining } from '../../lib/inlining.ts';

/** What a map finds a place by, whatever language the page is in. */
const ASKED_OF_MAPS = ['nameKr', 'addressKr'];

/** The locations that visitors may see; the rules answer no question that could show others. */
export const storesQuery = queryOptions({
  queryKey: ['storeLocations'],
  meta: inlining({ bothLanguagesOf: ASKED_OF_MAPS }),
  queryFn: () => findDocuments<StoreLocation>('storeLocations', ['isActive', '==', true]),
});
