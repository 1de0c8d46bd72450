import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KakaoMaps } from './kakao/kakao-maps.ts';
import { card, Nearby, openLocator, search, SEOUL } from './testing/locator.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Nearby);
});

describe('store map', () => {
  const calls: unknown[] = [];
  const press: (() => void)[] = [];

  /** Returns a library that records the calls of its methods. */
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

  it('draws the stores and loads nothing without a key', async () => {
    openLocator();
    await import('./kakao/kakao-map.tsx');
    const drawn = () => screen.getByRole('region', { name: 'Map of our stores' });
    const dots = () => [...drawn().querySelectorAll('circle:last-of-type')];
    expect(dots()).toHaveLength(3);
    const named = () => [...drawn().querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(named().toSorted()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    // The selected store is drawn last.
    expect(named().at(-1)).toBe('Alder House');
    // Gangneung lies east of Seoul, and both lie north of Jeonju.
    const at = dots().map((dot) => ['cx', 'cy'].map((name) => Number(dot.getAttribute(name))));
    const [gangneung, seoul, jeonju] = at;
    expect(gangneung![0]).toBeGreaterThan(seoul![0]!);
    expect(jeonju![1]).toBeGreaterThan(Math.max(gangneung![1]!, seoul![1]!));
    await userEvent.click(card('Cedar House'));
    expect(named().at(-1)).toBe('Cedar House');
    await userEvent.click(dots()[0]!);
    expect(named().at(-1)).toBe('Alder House');
    expect(calls).toEqual([]);
  });

  it('is not loaded before it is near the viewport', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class extends Nearby {
        override observe() {}
      },
    );
    openLocator({ mapsKey: 'key' });
    await import('./kakao/kakao-map.tsx');
    expect(screen.getByText('Where to find us')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('is centred on the selected store at zoom level 3, with a marker for each matching store', async () => {
    openLocator({ mapsKey: 'key' });
    await vi.waitFor(() => expect(called('CustomOverlay')).toHaveLength(1));
    expect(screen.queryByText('Where to find us')).toBeNull();
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

  it('selects the store of a clicked marker', async () => {
    const { address } = openLocator({ mapsKey: 'key' });
    await vi.waitFor(() => expect(press).toHaveLength(3));
    await act(async () => press[2]?.());
    expect(address()).toBe(`/en/contact?store=${SEOUL.id}`);
    expect(called('setCenter').at(-1)).toEqual(['setCenter', [37.58, 126.97]]);
    expect(card('Cedar House').getAttribute('aria-pressed')).toBe('true');
  });

  it('escapes store names', async () => {
    openLocator({ mapsKey: 'key', stores: [{ ...SEOUL, name: '<img src=x onerror=alert(1)>' }] });
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

  it('labels the store in the page language', async () => {
    openLocator({ address: '/contact', mapsKey: 'key', stores: [SEOUL] });
    await vi.waitFor(() => expect(called('CustomOverlay')).toHaveLength(1));
    expect(called('CustomOverlay')).toMatchObject([['CustomOverlay', { content: '삼나무집' }]]);
  });
});
