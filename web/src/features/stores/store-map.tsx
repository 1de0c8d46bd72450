import { useTranslation } from 'react-i18next';
import { useEffect, useState, useRef } from 'react';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import type { KakaoMapProps } from './kakao/kakao-map.tsx';
import { StaticMap } from './static-map.tsx';
import styles from './store-map.module.css';

/** Returns a ref and whether its element has been within `margin` of the viewport. */
function useNearViewport<E extends Element>(margin: string) {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, margin]);
  return [ref, near] as const;
}

/** The placeholder of the map, with a hint to select a store. */
function MapPlaceholder() {
  const { t } = useTranslation('stores');
  return (
    <div className={styles.placeholder}>
      <svg viewBox="0 0 40 56" className={styles.pin} aria-hidden="true">
        <path d="M20 55C11 40 2 31 2 20a18 18 0 1 1 36 0c0 11-9 20-18 35Z" fill="currentColor" />
        <path d="M12 12h4v6h8v-6h4v17H12Zm4 10v3h8v-3Z" fill="var(--color-rice)" fillRule="evenodd" />
      </svg>
      <p className={styles.title}>{t('map.placeholder.title')}</p>
      <p className={styles.prompt}>{t('map.placeholder.prompt')}</p>
    </div>
  );
}

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
