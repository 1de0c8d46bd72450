import { screen, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { StoreLocationsCard } from '../store-locations-card.tsx';
import { StoreLocator } from '../store-locator.tsx';
import { storesQuery } from '../../shared/stores-query.ts';

const NO_HOURS = Array.from({ length: 7 }, () => null);
export const SEOUL = aStoreLocation({
  name: 'Cedar House',
  nameKr: '삼나무집',
  address: '7 Jahamun-ro, Seoul',
  addressKr: '서울 자하문로 7',
  directions: 'Sample Station, exit 2',
  directionsKr: '예시역 2번 출구',
  lat: 37.58,
  lng: 126.97,
  features: ['Courtyard', 'Bar', 'Workshop', 'Dogs', 'Refill'],
  featuresKr: [],
});
export const JEONJU = aStoreLocation({
  name: 'Alder House',
  nameKr: '오리나무집',
  address: '2 Eunhaeng-ro, Jeonju',
  addressKr: '전주 은행로 2',
  phone: '063-000-0003',
  lat: 35.81,
  lng: 127.15,
  features: ['Garden', 'Floor', 'Rooms'],
  openingHours: NO_HOURS,
});
const { openingHours: _, ...noWeek } = aStoreLocation({ name: 'Birch House', nameKr: '자작나무집' });
export const GANGNEUNG: StoreLocation = {
  ...noWeek,
  address: '3 Changhae-ro, Gangneung',
  addressKr: '',
  hours: '',
  hoursKr: '',
  phone: '',
  lat: 37.77,
  lng: 128.95,
  features: [],
  featuresKr: [],
};
const STORES = [SEOUL, JEONJU, GANGNEUNG];
/** Friday, 15:00 in Seoul. */
export const NOW = new Date('2026-05-01T06:00:00Z');

/** An IntersectionObserver that reports every observed element as visible. */
export class Nearby {
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe(target: Element) {
    this.report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

/** The card of all stores, the locator and a link to another page. */
function Pages({ mapsKey }: { mapsKey: string | undefined }) {
  return (
    <>
      <Link to="/en/about">Another page</Link>
      <Link to="/contact">한국어</Link>
      {useLocation().pathname.endsWith('/contact') && (
        <>
          <StoreLocationsCard />
          <StoreLocator mapsKey={mapsKey} />
        </>
      )}
    </>
  );
}

export function openLocator({
  address = '/en/contact',
  stores = STORES,
  mapsKey = undefined as string | undefined,
} = {}) {
  return renderAt(address, <Pages mapsKey={mapsKey} />, {
    now: NOW,
    answers: [[storesQuery.queryKey, stores]],
  });
}

export const locator = (name = 'Find a store') => within(screen.getByRole('region', { name }));
export const cards = () =>
  locator()
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => within(heading).queryByRole('button'))
    .map((heading) => heading.textContent);
export const card = (name: string) => locator().getByRole('button', { name });
export const selected = () => screen.getByRole('region', { name: /^Selected store/ });
export const search = () => screen.getByRole('searchbox', { name: 'Store name or address' });
