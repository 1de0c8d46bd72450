import { ContentTab } from '../editing/content-tab.tsx';
import { StoreLocationCard } from './store-location-card.tsx';
import { STORE_LOCATIONS } from './store-location-kind.ts';

/** All store locations by name. */
export function StoreLocationsTab() {
  return (
    <ContentTab
      kind={STORE_LOCATIONS}
      tab="store-locations"
      orderBy={['name', 'asc']}
      Card={StoreLocationCard}
    />
  );
}
