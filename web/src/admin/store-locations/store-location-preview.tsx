import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { SelectedStore } from '../../features/stores/selected-store.tsx';
import { StoreCard } from '../../features/stores/store-card.tsx';
import type { PreviewProps } from '../editing/content-kind.ts';

/** A store in the list of stores, and its details beside the map. */
export function StoreLocationPreview({ item }: PreviewProps<StoreLocation>) {
  return (
    <>
      <ul>
        <StoreCard store={item} selected={false} distance={null} onSelect={() => {}} />
      </ul>
      <SelectedStore store={item} />
    </>
  );
}
