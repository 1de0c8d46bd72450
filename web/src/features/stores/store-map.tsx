import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import type { KakaoMapProps } from './kakao/kakao-map.tsx';
import { MapPlaceholder } from './map-placeholder.tsx';
import { StaticMap } from './static-map.tsx';
import styles from './store-map.module.css';

interface StoreMapProps {
  stores: readonly StoreLocation[];
  selected: StoreLocation | null;
  onSelect: (id: string) => void;
  /** Kakao's JavaScript key. Without it a drawn map is shown. */
  mapsKey: string | undefined;
}

/** The map component and Kakao's library. */
type LoadedMap = Pick<KakaoMapProps, 'maps'> & { Map: (props: KakaoMapProps) => React.ReactNode };

/** Kakao's map, loaded when near the viewport. Shows a placeholder before, and when it cannot be loaded. */
export function StoreMap({ stores, selected, onSelect, mapsKey }: StoreMapProps) {
  const { t } = useTranslation('stores');
  const [ref, near] = useNearViewport<HTMLElement>('400px');
  const [loaded, setLoaded] = useState<LoadedMap | null>(null);

  useEffect(() => {
    if (!near || !mapsKey) return;
    const leaving = new AbortController();
    const show = async () => {
      const map = await fetchMap(mapsKey, leaving.signal);
      if (!leaving.signal.aborted) setLoaded(map);
    };
    // Without the map the placeholder stays; list and links contain the same information.
    show().catch(() => {});
    return () => leaving.abort();
  }, [near, mapsKey]);

  return (
    <section ref={ref} className={styles.ground} aria-label={t('map.label')}>
      {!mapsKey ? (
        <StaticMap stores={stores} selected={selected} onSelect={onSelect} />
      ) : loaded && selected ? (
        <loaded.Map maps={loaded.maps} stores={stores} selected={selected} onSelect={onSelect} />
      ) : (
        <MapPlaceholder />
      )}
    </section>
  );
}

async function fetchMap(key: string, signal: AbortSignal): Promise<LoadedMap | null> {
  const [{ loadKakaoMaps }, { KakaoMap }] = await Promise.all([
    import('./kakao/load-kakao-maps.ts'),
    import('./kakao/kakao-map.tsx'),
  ]);
  const maps = await loadKakaoMaps(key, signal);
  return maps && { maps, Map: KakaoMap };
}
