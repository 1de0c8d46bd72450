import { queryOptions } from '@tanstack/react-query';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { findDocuments } from '../../lib/documents.ts';

/** The locations that visitors may see; the rules answer no question that could show others. */
export const storesQuery = queryOptions({
  queryKey: ['storeLocations'],
  queryFn: () => findDocuments<StoreLocation>('storeLocations', ['isActive', '==', true]),
});
