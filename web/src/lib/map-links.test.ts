import { expect, it } from 'vitest';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { directionsUrl, placeUrl, searchUrl } from './map-links.ts';

it('links to a map search for the encoded Korean address', () => {
  const store = aStoreLocation({ address: '1 Sample-ro', addressKr: '서울 예시로 1, 2층' });
  expect(decodeURIComponent(searchUrl(store))).toBe('https://map.kakao.com/link/search/서울 예시로 1, 2층');
  expect(searchUrl(store)).not.toMatch(/[ ,가-힣]/);
});

it('falls back to the English address', () => {
  expect(searchUrl(aStoreLocation({ address: '1/2 Sample-ro?', addressKr: '' }))).toBe(
    'https://map.kakao.com/link/search/1%2F2%20Sample-ro%3F',
  );
});

it('links to directions with the store name and coordinates', () => {
  expect(directionsUrl(aStoreLocation({ nameKr: '담, 하나', lat: 37.5, lng: 127 }))).toBe(
    `https://map.kakao.com/link/to/${encodeURIComponent('담, 하나')},37.5,127`,
  );
});

it('searches for a place on KakaoMap in Korean and on Google Maps in English', () => {
  expect(decodeURIComponent(placeUrl('예시 공방', 'kr'))).toBe('https://map.kakao.com/link/search/예시 공방');
  expect(placeUrl('Sample room & yard', 'en')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Sample+room+%26+yard',
  );
});
