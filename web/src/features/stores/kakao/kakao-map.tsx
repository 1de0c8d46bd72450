import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './kakao-map.module.css';
import type { KakaoMapObject, KakaoMaps } from './kakao-maps.ts';

const ZOOM_LEVEL = 3;
/** Positions the label above the marker: its anchor is 2.5 times its height below its top. */
const LABEL_ANCHOR = { xAnchor: 0.5, yAnchor: 2.5 };

export interface KakaoMapProps {
  maps: KakaoMaps;
  /** The stores with a marker. */
  stores: readonly StoreLocation[];
  /** The store on which the map is centred and whose name is above its marker. */
  selected: StoreLocation;
  onSelect: (id: string) => void;
}

/** Kakao's map, rendered from the props. It is not operable by keyboard; the list offers the same functions. */
export function KakaoMap({ maps, stores, selected, onSelect }: KakaoMapProps) {
  const { language } = useLanguage();
  const elementRef = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<KakaoMapObject | null>(null);
  const { lat, lng } = selected;

  const createMap = useEffectEvent((element: HTMLElement) =>
    setMap(new maps.Map(element, { center: new maps.LatLng(lat, lng), level: ZOOM_LEVEL })),
  );
  useEffect(() => {
    if (elementRef.current) createMap(elementRef.current);
  }, []);

  useEffect(() => map?.setCenter(new maps.LatLng(lat, lng)), [maps, map, lat, lng]);

  const name = localized(selected, 'name', language);
  return (
    <>
      <div ref={elementRef} className={styles.map} />
      {map && (
        <>
          {stores.map((store) => (
            <Marker key={store.id} maps={maps} map={map} store={store} onPress={() => onSelect(store.id)} />
          ))}
          <Label maps={maps} map={map} store={selected} text={name} />
        </>
      )}
    </>
  );
}

interface OnMap {
  maps: KakaoMaps;
  map: KakaoMapObject;
  store: StoreLocation;
}

/** Adds a marker to the map while mounted. */
function Marker({ maps, map, store: { lat, lng }, onPress }: OnMap & { onPress: () => void }) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const marker = new maps.Marker({ map, position: new maps.LatLng(lat, lng) });
    maps.event.addListener(marker, 'click', () => press());
    return () => marker.setMap(null);
  }, [maps, map, lat, lng]);
  return null;
}

/** A store name above a marker, set as text content, because Kakao would insert a string as HTML. */
function Label({ maps, map, store: { lat, lng }, text }: OnMap & { text: string }) {
  useEffect(() => {
    const content = document.createElement('div');
    content.className = styles.label ?? '';
    content.textContent = text;
    const position = new maps.LatLng(lat, lng);
    const overlay = new maps.CustomOverlay({ map, position, content, ...LABEL_ANCHOR });
    return () => overlay.setMap(null);
  }, [maps, map, lat, lng, text]);
  return null;
}
