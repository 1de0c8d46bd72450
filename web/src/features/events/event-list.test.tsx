import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Event } from '@app/domain/event/event-schema.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { EventList } from './event-list.tsx';
import { eventsQuery, seatsQuery } from './event-data/event-queries.ts';
import { shownEvents } from './event-data/shown-events.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const at = (iso: string) => new Date(iso);

function listAt(address: string, events: readonly Event[], booked: Record<string, number> = {}) {
  const seats = Object.entries(booked).map(([id, count]) => ({ id, booked: count }));
  return renderAt(address, <EventList />, {
    now: NOW,
    answers: [
      [eventsQuery.queryKey, events],
      [seatsQuery(shownEvents(events, NOW).upcoming.map(({ id }) => id)).queryKey, seats],
    ],
  });
}
const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
const group = (name: string) => within(screen.getByRole('region', { name }));

const WORKSHOP = anEvent({ title: 'Pour over', dateTime: at('2026-06-01T05:00:00Z'), duration: 90 });
const CLASS = anEvent({ title: 'Roasting', type: 'class', dateTime: at('2026-05-20T05:00:00Z') });
const PAST = anEvent({ title: 'Old tasting', type: 'tasting', dateTime: at('2026-04-01T05:00:00Z') });

describe('event list', () => {
  it('groups upcoming and past events, the next one first, and hides an empty group', () => {
    listAt('/en/experiences', [WORKSHOP, PAST, CLASS]);
    const upcoming = group('Upcoming events').getAllByRole('heading', { level: 3 });
    expect(upcoming.map(({ textContent }) => textContent)).toEqual(['Roasting', 'Pour over']);
    expect(group('Past events').getAllByRole('article')).toHaveLength(1);
  });

  it('shows of a past event its picture, type and date, and no booking', () => {
    const picture = { image: 'events/a.webp', imageAlt: 'Six cups in a row' };
    listAt('/en/experiences', [{ ...PAST, ...picture }]);
    const past = card('Old tasting');
    expect(past.getByRole('img', { name: 'Six cups in a row' })).toBeTruthy();
    expect(past.getByText('Tasting')).toBeTruthy();
    expect(past.getByText('Apr 01, 2026')).toBeTruthy();
    expect(past.queryByRole('button')).toBeNull();
  });

  it('shows of each series its next date, that there are others, and its latest past one', () => {
    const weekly = (day: string) => ({
      ...anEvent({ title: 'Cupping', seriesId: 'Cupping', dateTime: at(`${day}T05:00:00Z`) }),
    });
    const [first, last, next, later] = ['2026-04-10', '2026-04-17', '2026-05-08', '2026-05-15'].map(weekly);
    listAt('/en/experiences', [later!, first!, WORKSHOP, last!, next!]);
    const dates = (name: string) =>
      group(name)
        .getAllByRole('link', { name: 'Cupping' })
        .map((link) => link.getAttribute('href'));
    expect(dates('Upcoming events')).toEqual([`/en/experiences/${next!.id}`]);
    expect(dates('Past events')).toEqual([`/en/experiences/${last!.id}`]);
    const upcoming = group('Upcoming events').getAllByRole('article');
    expect(upcoming.map((one) => within(one).queryByText('Other dates available') !== null)).toEqual([
      true,
      false,
    ]);
  });

  it('has the alternative text of a picture in the page language, if one was entered', () => {
    const words = { image: 'events/a.webp', imageAlt: 'A kettle', imageAltKr: '물을 붓는 주전자' };
    const { unmount } = listAt('/experiences', [{ ...CLASS, ...words }]);
    expect(screen.getByRole('img', { name: '물을 붓는 주전자' })).toBeTruthy();
    unmount();
    listAt('/en/experiences', [{ ...CLASS, ...words }]);
    expect(screen.getByRole('img', { name: 'A kettle' })).toBeTruthy();
  });

  it('keeps the events when others are added and their seats cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { queryClient } = listAt('/en/experiences', [WORKSHOP], { [WORKSHOP.id]: 0 });
    await act(async () => void queryClient.setQueryData(eventsQuery.queryKey, [WORKSHOP, CLASS]));
    const { queryKey } = seatsQuery([CLASS.id, WORKSHOP.id]);
    await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
    expect(card('Pour over')).toBeTruthy();
    expect(screen.queryByText('Roasting')).toBeNull();
    expect(screen.queryByText('The experiences could not be loaded')).toBeNull();
  });

  it('filters by the type in the URL, which the filter bar sets', async () => {
    const { address } = listAt('/en/experiences?type=class', [WORKSHOP, PAST, CLASS]);
    expect(screen.getByRole('button', { name: 'Classes', pressed: true })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Past events' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tastings' }));
    expect(address()).toBe('/en/experiences?type=tasting');
    expect(screen.queryByRole('region', { name: 'Upcoming events' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(address()).toBe('/en/experiences');
  });

  it('shows an empty state, and another one with a button to show all when a type has no events', async () => {
    const { address, unmount } = listAt('/en/experiences?type=class', [WORKSHOP]);
    expect(screen.getByRole('heading', { name: 'No classes at the moment' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all experiences' }));
    expect(address()).toBe('/en/experiences');
    unmount();
    listAt('/experiences', []);
    expect(screen.getByRole('heading', { name: '아직 예정된 체험이 없습니다' })).toBeTruthy();
  });
});

describe('statutory warning', () => {
  const WITH_ALCOHOL = ['makgeolli'];

  it('stands once on the page, whether upcoming or past events contain alcohol', () => {
    const { unmount } = listAt('/en/experiences', [
      { ...WORKSHOP, tags: WITH_ALCOHOL },
      { ...CLASS, tags: WITH_ALCOHOL },
    ]);
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
    unmount();
    listAt('/en/experiences', [WORKSHOP, { ...PAST, tags: WITH_ALCOHOL }]);
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
  });

  it('is absent when no listed event contains alcohol', () => {
    listAt('/en/experiences?type=class', [{ ...WORKSHOP, tags: WITH_ALCOHOL }, CLASS]);
    expect(screen.queryByText(/Excessive drinking/)).toBeNull();
  });
});

describe('event card', () => {
  it('shows time, place, duration, capacity and price', () => {
    listAt('/en/experiences', [WORKSHOP]);
    const shown = card('Pour over');
    expect(shown.getByText('Jun 01, 2026')).toBeTruthy();
    expect(shown.getByText('Monday, Jun 01 at 2:00 PM KST')).toBeTruthy();
    expect(shown.getByText('Sample room')).toBeTruthy();
    expect(shown.getByText('1 hour 30 minutes')).toBeTruthy();
    expect(shown.getByText('Up to 10 participants')).toBeTruthy();
    expect(shown.getByText('₩30,000 per person')).toBeTruthy();
  });

  it('shows them in Korean, with the price in won in both languages', () => {
    listAt('/experiences', [WORKSHOP]);
    const shown = card('예시 워크숍');
    expect(shown.getByText('2026년 6월 1일 월요일 오후 2:00 KST')).toBeTruthy();
    expect(shown.getByText('최대 10명')).toBeTruthy();
    expect(shown.getByText('1인 ₩30,000')).toBeTruthy();
  });

  it('shows the number of seats left, or that none is', () => {
    listAt('/en/experiences', [WORKSHOP, CLASS], { [WORKSHOP.id]: 9, [CLASS.id]: 12 });
    expect(card('Pour over').getByText('1 seat left')).toBeTruthy();
    expect(card('Roasting').getByRole<HTMLButtonElement>('button', { name: /^Book/ }).disabled).toBe(true);
    expect(card('Roasting').getAllByText('Sold out')).toHaveLength(2);
    expect(card('Roasting').getByRole('button', { name: /^Join the waitlist/ })).toBeTruthy();
  });

  it('offers no booking for a past event, and links to the external booking site of an event that has one', () => {
    const elsewhere = { ...WORKSHOP, bookingUrl: 'https://tickets.example.com/1' };
    listAt('/en/experiences', [elsewhere, PAST]);
    const link = card('Pour over').getByRole('link', { name: /^Book now: Pour over/ });
    expect(link.getAttribute('href')).toBe('https://tickets.example.com/1');
    expect(card('Old tasting').queryByRole('button')).toBeNull();
  });

  it('leaves the statutory warning to the list', () => {
    listAt('/en/experiences', [{ ...WORKSHOP, tags: ['makgeolli'] }]);
    expect(card('Pour over').queryByText(/Excessive drinking/)).toBeNull();
  });
});
