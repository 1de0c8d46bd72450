import type { Language } from '../shared/language.ts';
import type { PlacedStore } from './store-location-schema.ts';
import { encodePathSegment } from '../shared/encode-path-segment.ts';

/** The base of Kakao's links to a map search and to directions. Verify them when Kakao changes its site. */
const KAKAO_LINK = 'https://map.kakao.com/link';

const addressed = (kind: string, ...parts: (string | number)[]) =>
  `${KAKAO_LINK}/${kind}/${parts.map((part) => encodePathSegment(String(part))).join(',')}`;

/** Google's URLs: https://developers.google.com/maps/documentation/urls/get-started */
const google = (kind: 'search' | 'dir', parameter: 'query' | 'destination', place: string) =>
  `https://www.google.com/maps/${kind}/?api=1&${parameter}=${encodePathSegment(place)}`;

/** Returns the URL of a search for a place on each map service. Naver has not confirmed its URL. */
const SEARCHES = {
  kakao: (place: string) => addressed('search', place),
  naver: (place: string) => `https://map.naver.com/p/search/${encodePathSegment(place)}`,
  google: (place: string) => google('search', 'query', place),
} as const;

type MapService = keyof typeof SEARCHES;

/** The services in the order of preference: Korean ones know Korean names best; abroad few people have them. */
const SERVICES: Record<Language, readonly MapService[]> = {
  kr: ['kakao', 'naver', 'google'],
  en: ['google', 'naver', 'kakao'],
};

export interface MapLink {
  service: MapService;
  href: string;
}

/** Returns the links to a search for a place on every map service, the preferred one first. */
export function mapSearches(place: string, language: Language): MapLink[] {
  return SERVICES[language].map((service) => ({ service, href: SEARCHES[service](place) }));
}

/**
 * Returns the links to a store on every map service, the preferred one first: at its coordinates, or on Naver, which has no URL for
 * them, by its address.
 */
export function storeMaps(store: PlacedStore, language: Language): MapLink[] {
  const { name, nameKr, lat, lng } = store;
  const hrefs: Record<MapService, string> = {
    kakao: addressed('map', nameKr || name, lat, lng),
    naver: SEARCHES.naver(searchedAddress(store)),
    google: SEARCHES.google(`${lat},${lng}`),
  };
  return SERVICES[language].map((service) => ({ service, href: hrefs[service] }));
}

/** Returns what to search for a store: its Korean address, or the English one if there is none. */
export const searchedAddress = ({ address, addressKr }: Pick<PlacedStore, 'address' | 'addressKr'>) =>
  addressKr || address;

/** Returns the URL of a search for a place on the preferred map service. */
export function placeUrl(place: string, language: Language): string {
  return SEARCHES[SERVICES[language][0]!](place);
}

/** Returns the URL of directions to a store: on KakaoMap in Korean, on Google Maps otherwise. */
export function directionsUrl({ name, nameKr, lat, lng }: PlacedStore, language: Language): string {
  return language === 'kr'
    ? addressed('to', nameKr || name, lat, lng)
    : google('dir', 'destination', `${lat},${lng}`);
}
