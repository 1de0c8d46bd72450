import type { Language } from '@app/domain/shared/language.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { encodePathSegment } from './encode-path-segment.ts';

/** The base of Kakao's links to a map search and to directions. Verify them when Kakao changes its site. */
const KAKAO_LINK = 'https://map.kakao.com/link';

const addressed = (kind: string, ...parts: (string | number)[]) =>
  `${KAKAO_LINK}/${kind}/${parts.map((part) => encodePathSegment(String(part))).join(',')}`;

/** Returns the URL of a map search for the Korean address, or the English one if there is none. */
export function searchUrl({ address, addressKr }: StoreLocation): string {
  return addressed('search', addressKr || address);
}

export function directionsUrl({ name, nameKr, lat, lng }: StoreLocation): string {
  return addressed('to', nameKr || name, lat, lng);
}

/**
 * Returns the URL of a map search for a place: on KakaoMap for its Korean name, which Google knows less well, otherwise on Google
 * Maps (https://developers.google.com/maps/documentation/urls/get-started#search-action).
 */
export function placeUrl(place: string, language: Language): string {
  if (language === 'kr') return addressed('search', place);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
