import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Event } from '@app/domain/event/event-schema.ts';
import { anEvent, aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { PlaceMaps } from './place-maps.tsx';
import { storesQuery } from '../shared/stores-query.ts';

const STORE = aStoreLocation({
  nameKr: '담',
  directions: 'Sample Station, exit 2',
  directionsKr: '예시역 2번 출구에서 두 정거장',
  lat: 37.5,
  lng: 127,
});

const hrefOf = (service: RegExp) => screen.getByRole('link', { name: service }).getAttribute('href');

describe('map links of an event', () => {
  const mapOf = (event: Event, address = '/en/experiences') =>
    renderAt(address, <PlaceMaps event={event} />, { answers: [[storesQuery.queryKey, [STORE]]] });

  it('lead to the coordinates of the store that the event names', () => {
    mapOf(anEvent({ storeLocationId: STORE.id }));
    expect(hrefOf(/^Google Maps/)).toContain('query=37.5%2C127');
  });

  it('follow the directions to the store', () => {
    const { unmount } = mapOf(anEvent({ storeLocationId: STORE.id }));
    expect(screen.getByText('Sample Station, exit 2')).toBeTruthy();
    unmount();
    mapOf(anEvent({ storeLocationId: STORE.id }), '/experiences');
    expect(screen.getByText(/^예시역/).textContent).toBe('예시역 2번 출구에서 두\u00a0정거장');
  });

  it('name the store on KakaoMap in Korean', () => {
    mapOf(anEvent({ storeLocationId: STORE.id }), '/experiences');
    expect(hrefOf(/^카카오맵/)).toBe(`https://map.kakao.com/link/map/${encodeURIComponent('담')},37.5,127`);
  });

  it.each([
    ['names no store', {}],
    ['names a store that is inactive', { storeLocationId: crypto.randomUUID() }],
  ])('search for the place of an event that %s', (_, changes) => {
    mapOf(anEvent(changes));
    expect(hrefOf(/^Google Maps/)).toContain('query=Sample%20room');
  });

  it('search for the place when the stores cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    onTestFinished(() => void vi.unstubAllGlobals());
    const event = anEvent({ storeLocationId: STORE.id });
    const { queryClient } = renderAt('/en/experiences', <PlaceMaps event={event} />);
    await waitFor(() => expect(queryClient.getQueryState(storesQuery.queryKey)?.status).toBe('error'));
    expect(hrefOf(/^Google Maps/)).toContain('query=Sample%20room');
  });
});
