import { z } from 'zod';
import { storeLocationInputSchema, storeLocationSchema } from '../store-location/store-location-schema.ts';
import { contentEndpoints } from './content.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';

export const listStoreLocations = endpoint({
  method: 'GET',
  path: '/api/store-locations',
  summary: 'Lists the active store locations by name',
  access: 'public',
  query: z.strictObject(pageQuery),
  status: 200,
  output: z.array(storeLocationSchema),
  errors: [],
});

export const {
  create: createStoreLocation,
  replace: replaceStoreLocation,
  remove: deleteStoreLocation,
} = contentEndpoints({
  path: '/api/admin/store-locations',
  noun: 'a store location',
  input: storeLocationInputSchema,
  item: storeLocationSchema,
});
