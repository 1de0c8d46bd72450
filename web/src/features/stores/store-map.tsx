import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useNearViewport } from '../../lib/use-near.ts';
import type { KakaoMapProps } from './kakao/kakao-map.tsx';
import { MapPlaceholder } from './map-placeholder.tsx';
import styles from './store-map.module.css';

interface StoreMapProps {
  stores: readonly StoreLocation[];
  selected: StoreLocation | null;
  onSelect: (id: string) => void;
  /** Kakao's key; without one the placeholder stays. */
  mapsKey: string | undefined;
}

/** The map's code and what it needs from Kakao. */
type LoadedMap = Pick<KakaoMapProps, 'maps'> & { Map: (props: KakaoMapProps) => React.ReactNode };

/** Kakao's map, fetched when the reader comes near; before that, and when it cannot be had, a placeholder. */
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
    // A map that cannot be had is not missed: list and links say all of it.
    show().catch(() => {});
    return () => leaving.abort();
  }, [near, mapsKey]);

  return (
    <section ref={ref} className={styles.ground} aria-label={t('map.label')}>
      {loaded && selected ? (
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
