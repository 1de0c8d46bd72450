import { queryOptions } from '@tanstack/react-query';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { findDocuments } from '../../lib/documents.ts';
import { inlining } from '../../lib/inlining.ts';

/** The fields for Kakao's map links, which need Korean texts on English pages too. */
const MAP_LINK_FIELDS = ['nameKr', 'addressKr'];

/** The query for the stores that visitors may see. The rules reject a query that could return others. */
export const storesQuery = queryOptions({
  queryKey: ['storeLocations'],
  meta: inlining({ bothLanguagesOf: MAP_LINK_FIELDS }),
  queryFn: () => findDocuments<StoreLocation>('storeLocations', ['isActive', '==', true]),
});
