import { queryOptions } from '@tanstack/react-query';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { findDocuments } from '../../lib/documents.ts';
import { inlining } from '../../lib/inlining.ts';

/**
 * Kakao's map links need Korean texts on English pages too. The text of the opening hours is derived in a language in which the
 * owner has written none, whatever she has written in the other one. The reasons of special hours are chosen one by one.
 */
const BILINGUAL_FIELDS = ['nameKr', 'addressKr', 'hoursKr', 'specialHoursReasonsKr'];

/** The query for the stores that visitors may see. The rules reject a query that could return others. */
export const storesQuery = queryOptions({
  queryKey: ['storeLocations'],
  meta: inlining({ bothLanguagesOf: BILINGUAL_FIELDS }),
  queryFn: () => findDocuments<StoreLocation>('storeLocations', ['isActive', '==', true]),
});
