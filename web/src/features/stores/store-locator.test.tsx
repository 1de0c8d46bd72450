import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import type { KakaoMaps } from './kakao/kakao-maps.ts';
import { StoreLocationsCard } from './store-locations-card.tsx';
import { StoreLocator } from './store-locator.tsx';
import { storesQuery } from './store-queries.ts';
import { loadStoreWords } from './words.ts';

const NO_HOURS = Array.from({ length: 7 }, () => null);
const SEOUL = aStoreLocation({
  name: 'Cedar House',
  nameKr: '삼나무집',
  address: '7 Jahamun-ro, Seoul',
  addressKr: '서울 자하문로 7',
  lat: 37.58,
  lng: 126.97,
  features: ['Courtyard', 'Bar', 'Workshop', 'Dogs', 'Refill'],
  featuresKr: [],
});
const JEONJU = aStoreLocation({
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
const GANGNEUNG: StoreLocation = {
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
const NOW = new Date('2026-05-01T06:00:00Z');

/** Reports that everything observed is on the screen. */
class Nearby {
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe(target: Element) {
    this.report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

beforeAll(() => Promise.all([loadStoreWords('kr'), loadStoreWords('en')]));
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Nearby);
});

function open({ address = '/en/contact', stores = STORES, mapsKey = undefined as string | undefined } = {}) {
  return renderAt(
    address,
    <>
      <StoreLocationsCard />
      <StoreLocator mapsKey={mapsKey} />
    </>,
    { now: NOW, answers: [[storesQuery.queryKey, stores]] },
  );
}
const locator = (name = 'Find a store') => within(screen.getByRole('region', { name }));
const cards = () =>
  locator()
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => within(heading).queryByRole('button'))
    .map((heading) => heading.textContent);
const card = (name: string) => locator().getByRole('button', { name });
const selected = () => screen.getByRole('region', { name: /^Selected store/ });
const search = () => screen.getByRole('searchbox', { name: 'Store name or address' });

describe('the store locator', () => {
  it('lists the stores by name, the first selected', () => {
    open();
    expect(cards()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    expect(card('Alder House').getAttribute('aria-pressed')).toBe('true');
    expect(selected().textContent).toContain('063-000-0003');
    expect(locator().getByText('3 stores')).toBeTruthy();
  });

  it('shows three features on a card and how many more there are, all of them on the sheet', async () => {
    const { address } = open();
    await userEvent.click(card('Cedar House'));
    expect(address()).toBe(`/en/contact?store=${SEOUL.id}`);
    const item = card('Cedar House').closest('li')!;
    expect(
      within(item)
        .getAllByRole('listitem')
        .map((badge) => badge.textContent),
    ).toEqual(['Courtyard', 'Bar', 'Workshop', '+2 more']);
    const inSheet = within(within(selected()).getByRole('list', { name: 'At this store' }));
    expect(inSheet.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(SEOUL.features);
    expect(within(card('Alder House').closest('li')!).queryByText(/more/)).toBeNull();
    expect(selected().textContent).toContain('7 Jahamun-ro, Seoul');
    expect(selected().textContent).toContain('10:00–21:00');
    const openInMaps = within(selected()).getByRole('link', { name: /Open in maps/ });
    expect(openInMaps.getAttribute('target')).toBe('_blank');
    expect(decodeURI(openInMaps.getAttribute('href')!)).toBe(
      'https://map.kakao.com/link/search/서울 자하문로 7',
    );
  });

  it('starts with the store that the address names, and keeps the rest of the address', async () => {
    const { address } = open({ address: `/en/contact?type=store&store=${SEOUL.id}` });
    expect(card('Cedar House').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(card('Birch House'));
    expect(address()).toBe(`/en/contact?type=store&store=${GANGNEUNG.id}`);
    expect(selected().textContent).not.toContain('Phone');
    expect(selected().textContent).not.toContain('Hours');
  });

  it('shows the first store where the address names none that is there', () => {
    open({ address: '/en/contact?store=gone' });
    expect(card('Alder House').getAttribute('aria-pressed')).toBe('true');
  });

  it('finds by name or address as it is typed, and shows the first that is found', async () => {
    open({ address: `/en/contact?store=${JEONJU.id}` });
    await userEvent.type(search(), 'JAHAMUN');
    expect(cards()).toEqual(['Cedar House']);
    expect(selected().textContent).toContain('Cedar House');
    await userEvent.clear(search());
    expect(selected().textContent).toContain('Alder House');
  });

  it('says when nothing matches, and leads back', async () => {
    open();
    await userEvent.type(search(), 'Busan');
    expect(screen.getByText('No locations found matching your search.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Selected store/ })).toBeNull();
    expect(locator().getByText('0 stores')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
    expect(cards()).toHaveLength(3);
    expect(search()).toHaveProperty('value', '');
  });

  it('searches the Korean form in Korean, and the base form where there is none', async () => {
    open({ address: '/contact' });
    const box = screen.getByRole('searchbox', { name: '매장 이름이나 주소' });
    await userEvent.type(box, '자하문');
    expect(screen.getByRole('button', { name: '삼나무집' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '자작나무집' })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'changhae');
    expect(screen.getByRole('button', { name: '자작나무집' })).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.type(box, '부산');
    expect(screen.getByText('검색에 맞는 매장이 없습니다.')).toBeTruthy();
  });

  it('leaves the stores that are open now', async () => {
    open();
    expect(within(card('Cedar House').closest('li')!).getByText('Open until 21:00')).toBeTruthy();
    expect(within(card('Alder House').closest('li')!).getByText('Closed today')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(cards()).toEqual(['Cedar House']);
    expect(screen.getByRole('button', { name: 'Open now', pressed: true })).toBeTruthy();
  });

  it('says when none is open', async () => {
    open({ stores: [JEONJU] });
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(screen.getByText('None of our stores is open at the moment.')).toBeTruthy();
  });

  it('goes on minute by minute', () => {
    vi.useFakeTimers({ now: NOW });
    renderAt('/en/contact', <StoreLocator mapsKey={undefined} />, {
      now: new Date('2026-05-01T11:59:30Z'),
      answers: [[storesQuery.queryKey, [SEOUL]]],
    });
    expect(locator().getAllByText('Open until 21:00')).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(locator().getAllByText('Closed for today')).toHaveLength(2);
    vi.useRealTimers();
  });

  it('says when there is none', () => {
    open({ stores: [] });
    expect(screen.getAllByText(/^No store is open yet/)).toHaveLength(2);
  });

  it('leads from the card of all stores to the place of one', async () => {
    const { address } = open();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Show Cedar House on the map' }));
    expect(address()).toBe(`/en/contact?store=${SEOUL.id}`);
    expect(scrolled).toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Find a store' }));
    expect(selected().textContent).toContain('Cedar House');
  });
});

describe('nearest to me', () => {
  const locate = vi.fn<Geolocation['getCurrentPosition']>();
  beforeEach(() => {
    locate.mockReset();
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: locate } as never);
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Nearest to me' }));

  it('is asked only when pressed, orders by distance and selects the nearest; pressed again, by name', async () => {
    open();
    expect(locate).not.toHaveBeenCalled();
    await press();
    expect(screen.getByRole('button', { name: 'Finding you...' })).toBeTruthy();
    await act(async () =>
      locate.mock.lastCall?.[0]({ coords: { latitude: 37.75, longitude: 128.9 } } as GeolocationPosition),
    );
    expect(cards()).toEqual(['Birch House', 'Cedar House', 'Alder House']);
    expect(selected().textContent).toContain('Birch House');
    expect(screen.getByText('4.9km from you')).toBeTruthy();
    expect(screen.getByText('171km from you')).toBeTruthy();
    await press();
    expect(cards()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    expect(screen.queryByText(/from you/)).toBeNull();
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it('tells kindly what to do when the place is refused, and can be asked again', async () => {
    open();
    await press();
    await act(async () => locate.mock.lastCall?.[1]?.({ code: 1 } as GeolocationPositionError));
    expect(screen.getByText(/^We cannot tell where you are/)).toBeTruthy();
    expect(cards()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    await press();
    expect(locate).toHaveBeenCalledTimes(2);
  });
});

describe('the map', () => {
  const calls: unknown[] = [];
  const press: (() => void)[] = [];

  /** Writes down what is asked of it. */
  function recorder(): KakaoMaps {
    class LatLng {
      readonly at: readonly number[];
      constructor(...at: readonly number[]) {
        this.at = at;
      }
    }
    const recording = (name: string) =>
      class {
        constructor(...given: readonly unknown[]) {
          calls.push([name, ...given.map(plain)]);
        }
        setMap(map: unknown) {
          calls.push([`${name}.setMap`, map]);
        }
        setCenter(center: LatLng) {
          calls.push(['setCenter', center.at]);
        }
      };
    const plain = (value: unknown): unknown => {
      if (value instanceof LatLng) return value.at;
      if (value instanceof HTMLElement) return value.innerHTML || 'element';
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, key === 'map' ? 'map' : plain(inner)]),
      );
    };
    return {
      load: (ready: () => void) => ready(),
      LatLng,
      Map: recording('Map'),
      Marker: recording('Marker'),
      CustomOverlay: recording('CustomOverlay'),
      event: {
        addListener: (_: unknown, type: string, listener: () => void) => {
          calls.push(['addListener', type]);
          press.push(listener);
        },
      },
    } as unknown as KakaoMaps;
  }
  const called = (name: string) => calls.filter((call) => Array.isArray(call) && call[0] === name);

  beforeEach(() => {
    calls.length = 0;
    press.length = 0;
    window.kakao = { maps: recorder() };
    return () => {
      delete window.kakao;
    };
  });

  it('is a placeholder without a key, and asks nobody for anything', async () => {
    open();
    await import('./kakao/kakao-map.tsx');
    expect(screen.getByText('Where our walls stand')).toBeTruthy();
    expect(screen.getByText(/^Select a location/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('is not fetched before the reader comes near', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class extends Nearby {
        override observe() {}
      },
    );
    open({ mapsKey: 'key' });
    await import('./kakao/kakao-map.tsx');
    expect(screen.getByText('Where our walls stand')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('is centred on the selected store at level 3, with a marker for every store that is found', async () => {
    open({ mapsKey: 'key' });
    await vi.waitFor(() => expect(called('CustomOverlay')).toHaveLength(1));
    expect(screen.queryByText('Where our walls stand')).toBeNull();
    expect(called('Map')).toEqual([['Map', 'element', { center: [35.81, 127.15], level: 3 }]]);
    expect(called('Marker')).toEqual([
      ['Marker', { map: 'map', position: [35.81, 127.15] }],
      ['Marker', { map: 'map', position: [37.77, 128.95] }],
      ['Marker', { map: 'map', position: [37.58, 126.97] }],
    ]);
    await userEvent.type(search(), 'cedar');
    expect(called('Marker.setMap')).toEqual([
      ['Marker.setMap', null],
      ['Marker.setMap', null],
    ]);
    expect(called('setCenter').at(-1)).toEqual(['setCenter', [37.58, 126.97]]);
  });

  it('selects the store whose marker is pressed', async () => {
    const { address } = open({ mapsKey: 'key' });
    await vi.waitFor(() => expect(press).toHaveLength(3));
    await act(async () => press[2]?.());
    expect(address()).toBe(`/en/contact?store=${SEOUL.id}`);
    expect(called('setCenter').at(-1)).toEqual(['setCenter', [37.58, 126.97]]);
    expect(card('Cedar House').getAttribute('aria-pressed')).toBe('true');
  });

  it('writes names as text, whatever is in them', async () => {
    open({ mapsKey: 'key', stores: [{ ...SEOUL, name: '<img src=x onerror=alert(1)>' }] });
    await vi.waitFor(() => expect(called('CustomOverlay')).toHaveLength(1));
    expect(called('CustomOverlay')).toEqual([
      [
        'CustomOverlay',
        {
          map: 'map',
          position: [37.58, 126.97],
          content: '&lt;img src=x onerror=alert(1)&gt;',
          xAnchor: 0.5,
          yAnchor: 2.5,
        },
      ],
    ]);
  });

  it('names the store in the language of the page', async () => {
    open({ address: '/contact', mapsKey: 'key', stores: [SEOUL] });
    await vi.waitFor(() => expect(called('CustomOverlay')).toHaveLength(1));
    expect(called('CustomOverlay')).toMatchObject([['CustomOverlay', { content: '삼나무집' }]]);
  });
});
