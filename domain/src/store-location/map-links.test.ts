import { expect, it } from 'vitest';
import { aStoreLocation } from '../testing/factories.ts';
import { directionsUrl, mapSearches, placeUrl, searchedAddress, storeMaps } from './map-links.ts';

it('searches for the Korean address, or the English one if there is none', () => {
  expect(searchedAddress(aStoreLocation({ address: '1 Sample-ro', addressKr: '서울 예시로 1' }))).toBe(
    '서울 예시로 1',
  );
  expect(searchedAddress(aStoreLocation({ address: '1 Sample-ro', addressKr: '' }))).toBe('1 Sample-ro');
});

it('encodes what is searched', () => {
  expect(placeUrl('서울 예시로 1, 2층', 'kr')).not.toMatch(/[ ,가-힣]/);
  expect(placeUrl('1/2 Sample-ro?', 'kr')).toBe('https://map.kakao.com/link/search/1%2F2%20Sample-ro%3F');
});

it('links to directions with the store name and coordinates, in English without a Korean service', () => {
  const store = aStoreLocation({ nameKr: '담, 하나', lat: 37.5, lng: 127 });
  expect(directionsUrl(store, 'kr')).toBe(
    `https://map.kakao.com/link/to/${encodeURIComponent('담, 하나')},37.5,127`,
  );
  expect(directionsUrl(store, 'en')).toBe('https://www.google.com/maps/dir/?api=1&destination=37.5%2C127');
});

it('searches for a place on KakaoMap in Korean and on Google Maps in English', () => {
  expect(decodeURIComponent(placeUrl('예시 공방', 'kr'))).toBe('https://map.kakao.com/link/search/예시 공방');
  expect(placeUrl('Sample room & yard', 'en')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Sample%20room%20%26%20yard',
  );
});

it('offers every map service, the preferred one first', () => {
  expect(mapSearches('예시', 'kr').map(({ service }) => service)).toEqual(['kakao', 'naver', 'google']);
  expect(mapSearches('Sample', 'en').map(({ href }) => href.split('/')[2])).toEqual([
    'www.google.com',
    'map.naver.com',
    'map.kakao.com',
  ]);
});

it('links to a store at its coordinates, with its Korean name on KakaoMap', () => {
  const store = aStoreLocation({ nameKr: '담, 하나', addressKr: '서울 예시로 1', lat: 37.5, lng: 127 });
  expect(storeMaps(store, 'kr')).toEqual([
    { service: 'kakao', href: `https://map.kakao.com/link/map/${encodeURIComponent('담, 하나')},37.5,127` },
    { service: 'naver', href: `https://map.naver.com/p/search/${encodeURIComponent('서울 예시로 1')}` },
    { service: 'google', href: 'https://www.google.com/maps/search/?api=1&query=37.5%2C127' },
  ]);
  expect(storeMaps(store, 'en').map(({ service }) => service)).toEqual(['google', 'naver', 'kakao']);
});
