import { localized } from '@app/domain/shared/localized.ts';
import {
  storeLocationInputSchema,
  type StoreLocation,
} from '@app/domain/store-location/store-location-schema.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import type { ContentKind } from '../editing/content-kind.ts';

export const STORE_LOCATIONS: ContentKind<StoreLocation> = {
  name: 'storeLocations',
  apiPath: '/api/admin/store-locations',
  schema: storeLocationInputSchema,
  isStamped: false,
  flag: 'isActive',
  nameField: 'name',
  sections: [
    {
      name: 'basics',
      fields: [
        { kind: 'text', name: 'name', isTranslated: true },
        { kind: 'text', name: 'phone', inputType: 'tel' },
        { kind: 'list', name: 'features', isTranslated: true },
      ],
    },
    {
      name: 'place',
      fields: [
        { kind: 'text', name: 'address', isTranslated: true },
        { kind: 'text', name: 'directions', isTranslated: true },
        { kind: 'number', name: 'lat', min: -90, max: 90, decimals: 15, unit: 'degrees' },
        { kind: 'number', name: 'lng', min: -180, max: 180, decimals: 15, unit: 'degrees' },
      ],
    },
    {
      name: 'hours',
      fields: [
        { kind: 'week', name: 'openingHours' },
        { kind: 'specialHours', name: 'specialHours' },
        { kind: 'hours', name: 'hours', isTranslated: true },
      ],
    },
    { name: 'publishing', fields: [{ kind: 'flag', name: 'isActive' }] },
  ],
  blank: () => ({ isActive: true }),
  copied: () => ({ isActive: false }),
  nameOf: (location, language) => localized(location, 'name', language),
  previews: {
    card: lazyChunk(async () => (await import('./store-location-preview.tsx')).StoreLocationPreview),
  },
};
