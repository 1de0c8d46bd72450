import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Event } from '@app/domain/event/event-schema.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { eventsQuery, pastEventQuery, seatsQuery } from '../event-data/event-queries.ts';
import { shownEvents } from '../event-data/shown-events.ts';
import { EventPage } from './event-page.tsx';

const NOW = new Date('2026-05-01T00:00:00Z');
const onDay = (day: string) => new Date(`${day}T05:00:00Z`);

const WORKSHOP = anEvent({
  title: 'Pour over',
  titleKr: '손으로 내리기',
  dateTime: onDay('2026-06-01'),
  duration: 90,
});
const LATER = anEvent({ title: 'Cupping', dateTime: onDay('2026-06-20') });
const CLASS = anEvent({
  title: 'Roasting',
  description: 'A morning of coffee. '.repeat(200),
  type: 'class',
  dateTime: onDay('2026-06-10'),
  storeLocationId: '00000000-0000-4000-8000-000000000002',
});
const TASTING = anEvent({
  title: 'Bowls',
  type: 'tasting',
  tags: ['makgeolli'],
  dateTime: onDay('2026-07-01'),
  includes: ['Five bowls', 'Water'],
  includesKr: ['다섯 사발', '물'],
  host: 'Sample team',
  hostKr: '',
});
const PAST = anEvent({ title: 'Old workshop', dateTime: onDay('2026-04-01') });
const ELSEWHERE = anEvent({
  title: 'Pan roasting',
  tags: ['makgeolli'],
  bookingUrl: 'https://partner.example.com/',
  dateTime: onDay('2026-08-01'),
});
const WEEKLY = ['01', '08', '15', '22', '23', '24', '25', '29', '30'].map((day) =>
  anEvent({ title: 'Weekly', type: 'tasting', seriesId: 'Weekly', dateTime: onDay(`2026-09-${day}`) }),
);
const EVENTS = [WORKSHOP, LATER, CLASS, TASTING, PAST, ELSEWHERE, ...WEEKLY];
/** Events of so long ago that they are in no list. */
const UNLISTED = [
  anEvent({ title: 'Very old workshop', dateTime: onDay('2025-01-10') }),
  anEvent({ title: 'Very old bowls', tags: ['makgeolli'], dateTime: onDay('2025-01-11') }),
] as const;

const MapsOf = ({ event }: { event: Event }) => <p>Maps of {event.location}</p>;

function pageOf(event: Event | string, language: 'ko' | 'en' = 'en', options: object = {}) {
  const id = typeof event === 'string' ? event : event.id;
  const upcoming = shownEvents(EVENTS, NOW, id).upcoming.map((one) => one.id);
  return renderAt(
    `${language === 'en' ? '/en' : ''}/experiences/${id}`,
    <EventPage id={id} ageRestricted={<p>age-restricted</p>} Maps={MapsOf} />,
    {
      now: NOW,
      answers: [
        [eventsQuery.queryKey, EVENTS],
        [seatsQuery(upcoming).queryKey, [{ id: WORKSHOP.id, booked: 7 }]],
        ...UNLISTED.map((one) => [pastEventQuery(one.id).queryKey, one] as const),
        [pastEventQuery('missing').queryKey, null],
      ],
      ...options,
    },
  );
}

describe('event page', () => {
  it('is described by its time and the beginning of its text', () => {
    pageOf(CLASS);
    const content = document.querySelector('meta[name=description]')!.getAttribute('content')!;
    expect(content).toMatch(/^Wednesday, Jun 10 at 2:00 PM\. A morning of coffee\. .*…$/);
    expect(content.length).toBeLessThanOrEqual(151);
  });

  it('shows time, place with map links, duration, seats, price, refund rule and a booking button', () => {
    pageOf(WORKSHOP);
    expect(screen.getByRole('heading', { level: 1, name: 'Pour over' })).toBeTruthy();
    expect(document.title).toBe('Pour over · Byeotdam');
    expect(screen.getByText('Monday, Jun 01 at 2:00 PM KST')).toBeTruthy();
    expect(screen.getByText('1 hour 30 minutes')).toBeTruthy();
    expect(screen.getByText('3 seats left')).toBeTruthy();
    expect(screen.getByText('Maps of Sample room').closest('dd')!.textContent).toMatch(/^Sample room/);
    expect(screen.getByRole('link', { name: 'Getting here and paying' }).getAttribute('href')).toBe(
      '/en/contact#visit',
    );
    const [price] = screen.getAllByText(/₩30,000 per person/);
    expect(price!.closest('article')!.textContent).toContain('Pour over');
    expect(screen.getByText(/cancel at least 3 days before the event/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cancellation and refunds' }).getAttribute('href')).toBe(
      '/en/terms#withdrawal',
    );
    expect(
      screen.getByText(/^Pay online within 1 hour of booking, and before the event begins,/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book now: Pour over' })).toBeTruthy();
  });

  it.each([
    ['en', 'It was planned for Monday, May 25 at 2:00 PM KST.'],
    ['ko', '변경 전 일시는 2026년 5월 25일 월요일 오후 2:00입니다.'],
  ] as const)('says in %s from which date the event was moved', (language, text) => {
    const moved = { ...WORKSHOP, previousDates: [onDay('2026-05-18'), onDay('2026-05-25')] };
    pageOf(WORKSHOP, language, {
      answers: [
        [eventsQuery.queryKey, [moved]],
        [seatsQuery([moved.id]).queryKey, []],
      ],
    });
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  });

  it('does not say that an event was moved that was not', () => {
    pageOf(WORKSHOP);
    expect(screen.queryByText(/moved/)).toBeNull();
  });

  it('links to how to get to its store', () => {
    pageOf(CLASS);
    expect(screen.getByRole('link', { name: 'Getting here and paying' }).getAttribute('href')).toBe(
      '/en/contact?store=00000000-0000-4000-8000-000000000002#visit',
    );
  });

  it('says what is included and who leads the event', () => {
    const listOf = () => within(screen.getByRole('heading', { name: 'What is included' }).parentElement!);
    pageOf(TASTING);
    expect(
      listOf()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Five bowls', 'Water']);
    expect(screen.getByText('Led by').nextElementSibling!.textContent).toBe('Sample team');
  });

  it('says so in Korean, in the other language if there is no translation, and nothing without the fields', () => {
    const { unmount } = pageOf(TASTING, 'ko');
    expect(screen.getByRole('heading', { name: '포함 사항' }).nextElementSibling!.textContent).toBe(
      '다섯\u00a0사발물',
    );
    expect(screen.getByText('진행').nextElementSibling!.textContent).toBe('Sample team');
    unmount();
    pageOf(WORKSHOP, 'ko');
    expect(screen.queryByText('포함 사항')).toBeNull();
    expect(screen.queryByText('진행')).toBeNull();
  });

  it('keeps Korean numbers and what they count on one line, and shows equal lines', () => {
    const counted = anEvent({
      dateTime: onDay('2026-06-02'),
      includes: ['Tea', 'Tea'],
      includesKr: ['술 세 가지', '술 세 가지'],
      host: 'Two people',
      hostKr: '두 사람',
    });
    pageOf(counted, 'ko', {
      answers: [
        [eventsQuery.queryKey, [counted]],
        [seatsQuery([counted.id]).queryKey, []],
      ],
    });
    expect(screen.getByRole('heading', { name: '포함 사항' }).nextElementSibling!.textContent).toBe(
      '술 세\u00a0가지술 세\u00a0가지',
    );
    expect(screen.getByText('진행').nextElementSibling!.textContent).toBe('두\u00a0사람');
  });

  it('is in Korean on a Korean route', () => {
    pageOf(WORKSHOP, 'ko');
    expect(screen.getByRole('heading', { level: 1, name: '손으로 내리기' })).toBeTruthy();
    expect(
      screen.getByText('체험일 3일 전까지 취소하시면 참가비 전액을 돌려드립니다.', { exact: false }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '손으로 내리기 예약하기' })).toBeTruthy();
  });

  it('links to other upcoming events, those of the same type first', () => {
    pageOf(WORKSHOP);
    const related = within(screen.getByRole('region', { name: 'Other experiences' }));
    const titles = related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Cupping', 'Pan roasting', 'Roasting']);
    expect(related.getByRole('link', { name: 'Cupping' }).getAttribute('href')).toBe(
      `/en/experiences/${LATER.id}`,
    );
  });

  it('links to all other dates of its series, of which other pages show the next', () => {
    const { unmount } = pageOf(WEEKLY[1]!);
    const dates = within(screen.getByRole('region', { name: 'Other dates' })).getAllByRole('link');
    expect(dates.map((link) => link.getAttribute('href'))).toEqual(
      WEEKLY.filter((_, index) => index !== 1).map((one) => `/en/experiences/${one.id}`),
    );
    const later = screen.getByText('Show 2 later dates').closest('details')!;
    expect(dates.map((link) => later.contains(link))).toEqual([...Array(6).fill(false), true, true]);
    unmount();
    pageOf(TASTING);
    const related = within(screen.getByRole('region', { name: 'Other experiences' }));
    expect(related.getByRole('link', { name: 'Weekly' }).getAttribute('href')).toBe(
      `/en/experiences/${WEEKLY[0]!.id}`,
    );
  });

  it('shows an event of so long ago that the list lacks it, and hides one with alcohol from a visitor who declined', () => {
    const { unmount } = pageOf(UNLISTED[0].id);
    expect(screen.getByRole('heading', { level: 1, name: 'Very old workshop' })).toBeTruthy();
    expect(screen.getByText('Past experience')).toBeTruthy();
    unmount();
    pageOf(UNLISTED[1].id, 'en', { ageAnswer: 'denied' });
    expect(screen.getByText('age-restricted')).toBeTruthy();
  });

  it('labels a past event as such, offers no booking and states no terms', () => {
    pageOf(PAST);
    expect(screen.getByText('Past experience')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Book now: Old/ })).toBeNull();
    expect(screen.queryByText(/refund|Pay online/)).toBeNull();
  });

  it('refers to the terms of the site that takes the bookings of an event', () => {
    pageOf(ELSEWHERE);
    expect(screen.getByText(/follow the terms of the site where you book/)).toBeTruthy();
    expect(screen.getByText(/bring an ID/)).toBeTruthy();
    expect(screen.queryByText(/cancel at least|Pay online|Cancellation and refunds/)).toBeNull();
  });

  it('shows the statutory warning and the rule about identification for an event with alcohol', () => {
    pageOf(TASTING);
    expect(screen.getByText(/Excessive drinking/)).toBeTruthy();
    expect(screen.getByText(/bring an ID/)).toBeTruthy();
  });

  it('shows a restriction notice instead of an event with alcohol to a visitor who declined the age question', () => {
    pageOf(TASTING, 'en', { ageAnswer: 'denied' });
    expect(screen.getByText('age-restricted')).toBeTruthy();
    expect(screen.queryByText('Bowls')).toBeNull();
  });

  it('shows an empty state with a link to the list when the event does not exist', () => {
    pageOf('missing');
    expect(screen.getByRole('heading', { level: 1, name: 'Experience not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to all experiences' }).getAttribute('href')).toBe(
      '/en/experiences',
    );
  });
});
