import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { encodePathSegment } from '../../lib/encode-path-segment.ts';

/** Kakao's addresses that open its map: a search, and the way to a place. Confirm them when Kakao changes its site. */
const KAKAO_LINK = 'https://map.kakao.com/link';

const addressed = (kind: string, ...parts: (string | number)[]) =>
  `${KAKAO_LINK}/${kind}/${parts.map((part) => encodePathSegment(String(part))).join(',')}`;

/** A search for the Korean address or, without one, for the English. */
export function searchUrl({ address, addressKr }: StoreLocation): string {
  return addressed('search', addressKr || address);
}

export function directionsUrl({ name, nameKr, lat, lng }: StoreLocation): string {
  return addressed('to', nameKr || name, lat, lng);
}
