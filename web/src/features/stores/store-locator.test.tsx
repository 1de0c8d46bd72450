import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withoutJoiners } from '@app/domain/shared/keep-together.ts';
import { aStoreLocation } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StoreLocator } from './store-locator.tsx';
import { storesQuery } from '../shared/stores-query.ts';
import {
  card,
  cards,
  GANGNEUNG,
  JEONJU,
  locator,
  Nearby,
  NOW,
  openLocator,
  search,
  selected,
  SEOUL,
} from './testing/locator.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Nearby);
});

describe('store locator', () => {
  it('lists stores by name and selects the first one', () => {
    openLocator();
    expect(cards()).toEqual(['Alder House', 'Birch House', 'Cedar House']);
    expect(card('Alder House').getAttribute('aria-pressed')).toBe('true');
    expect(selected().textContent).toContain('063-000-0003');
    expect(locator().getByText('3 stores')).toBeTruthy();
  });

  it('shows three features and the number of others on a card, and all features of the selected store', async () => {
    const { address } = openLocator();
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
    expect(selected().textContent).toContain('Getting hereSample Station, exit 2');
    expect(withoutJoiners(selected().textContent)).toContain('10:00–21:00');
    const openInMaps = within(selected()).getByRole('link', { name: /Open in maps/ });
    expect(openInMaps.getAttribute('target')).toBe('_blank');
    // The English page needs no Korean service.
    expect(new URL(openInMaps.getAttribute('href')!).searchParams.get('query')).toBe('서울 자하문로 7');
    const maps = within(within(selected()).getByRole('list', { name: 'Find it on a map' }));
    expect(maps.getAllByRole('link').map((link) => new URL(link.getAttribute('href')!).host)).toEqual([
      'www.google.com',
      'map.naver.com',
      'map.kakao.com',
    ]);
  });

  it('shows the weekly hours in the language in which the owner has written none of her own', () => {
    const store = aStoreLocation({ hours: '', hoursKr: '예약제' });
    openLocator({ stores: [store] });
    expect(withoutJoiners(selected().textContent)).toContain('Mon–Sun 10:00–21:00');
  });

  it.each([
    ['en', '/en/contact', 'Fri, May 1 – Sat, May 2 closed', 'Special hoursFri', 'Closed all day'],
    ['kr', '/contact', '5월 1일(금)–5월 2일(토) 휴무', '휴무·시간 변경5월 1일', '오늘 휴무'],
  ])('shows the special hours of the coming weeks: %s', (_, address, line, details, status) => {
    const specialHours = ['2026-05-01/2026-05-02 closed', '2026-06-30/2026-06-30 closed'];
    openLocator({ address, stores: [aStoreLocation({ specialHours })] });
    const sheet = screen.getByRole('region', { name: /^(Selected store|선택한 매장)/ });
    expect(sheet.textContent).toContain(details);
    expect(within(sheet).getByText(line)).toBeTruthy();
    expect(within(sheet).getByText(status)).toBeTruthy();
    // On the card, too, and only this one of the two.
    expect(screen.getAllByText(line)).toHaveLength(2);
    expect(screen.queryByText(/Jun 30|6월 30일/)).toBeNull();
  });

  it.each([
    ['en', '/en/contact', 'May 2 closed · 노동절', { 노동절: 'ko', 'Roasting day': 'en', Festival: 'en' }],
    ['kr', '/contact', '5월 2일(토) 휴무 · 노동절', { 노동절: 'ko', 'Roasting day': 'en', 축제: 'ko' }],
  ])(
    'shows the reason of special hours in the language in which it is written: %s',
    (_, address, line, reasons) => {
      const specialHours = [
        '2026-05-02/2026-05-02 closed',
        '2026-05-10/2026-05-10 closed',
        '2026-05-20/2026-05-20 closed',
      ];
      const specialHoursReasons = ['', 'Roasting day', 'Festival'];
      const specialHoursReasonsKr = ['노동절', '', '축제'];
      openLocator({
        address,
        stores: [aStoreLocation({ specialHours, specialHoursReasons, specialHoursReasonsKr })],
      });
      expect(document.body.textContent).toContain(line);
      for (const [reason, language] of Object.entries(reasons))
        // On the card and in the panel.
        expect(screen.getAllByText(`· ${reason}`).map(({ lang }) => lang)).toEqual([language, language]);
      expect(document.body.textContent).not.toContain(address === '/contact' ? 'Festival' : '축제');
    },
  );

  it('selects the store in the URL and keeps the other query parameters', async () => {
    const { address } = openLocator({ address: `/en/contact?type=store&store=${SEOUL.id}` });
    expect(card('Cedar House').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(card('Birch House'));
    expect(address()).toBe(`/en/contact?type=store&store=${GANGNEUNG.id}`);
    expect(selected().textContent).not.toContain('Phone');
    expect(selected().textContent).not.toContain('Hours');
    expect(selected().textContent).not.toContain('Getting here');
  });

  it('selects the first store when the one in the URL does not exist', () => {
    openLocator({ address: '/en/contact?store=gone' });
    expect(card('Alder House').getAttribute('aria-pressed')).toBe('true');
  });

  it('searches names and addresses while typing and selects the first match', async () => {
    openLocator({ address: `/en/contact?store=${JEONJU.id}` });
    await userEvent.type(search(), 'JAHAMUN');
    expect(cards()).toEqual(['Cedar House']);
    expect(selected().textContent).toContain('Cedar House');
    await userEvent.clear(search());
    expect(selected().textContent).toContain('Alder House');
  });

  it('shows an empty state with a button to show all stores when nothing matches', async () => {
    openLocator();
    await userEvent.type(search(), 'Busan');
    expect(screen.getByText('No locations found matching your search.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Selected store/ })).toBeNull();
    expect(locator().getByText('0 stores')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
    expect(cards()).toHaveLength(3);
    expect(search()).toHaveProperty('value', '');
  });

  it('searches Korean texts in Korean, and the base texts where there are none', async () => {
    openLocator({ address: '/contact' });
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

  it('filters by stores that are open now', async () => {
    openLocator();
    expect(within(card('Cedar House').closest('li')!).getByText('Open until 21:00')).toBeTruthy();
    expect(within(card('Alder House').closest('li')!).getByText('Closed all day')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(cards()).toEqual(['Cedar House']);
    expect(screen.getByRole('button', { name: 'Open now', pressed: true })).toBeTruthy();
  });

  it('shows an empty state when no store is open', async () => {
    openLocator({ stores: [JEONJU] });
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(screen.getByText('None of our stores is open at the moment.')).toBeTruthy();
  });

  it('updates the opening status every minute', () => {
    vi.useFakeTimers({ now: NOW });
    renderAt('/en/contact', <StoreLocator mapsKey={undefined} />, {
      now: new Date('2026-05-01T11:59:30Z'),
      answers: [[storesQuery.queryKey, [SEOUL]]],
    });
    expect(locator().getAllByText('Open until 21:00')).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(locator().getAllByText('Closed now')).toHaveLength(2);
    vi.useRealTimers();
  });

  it('shows an empty state without stores', () => {
    openLocator({ stores: [] });
    expect(screen.getAllByText(/^We have no stores yet/)).toHaveLength(2);
  });

  it('shows a store from the card of all stores on the map', async () => {
    const { address } = openLocator();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Show Cedar House on the map' }));
    expect(address()).toBe(`/en/contact?store=${SEOUL.id}`);
    expect(scrolled).toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Find a store' }));
    expect(selected().textContent).toContain('Cedar House');
  });
});
