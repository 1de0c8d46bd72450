import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import type { WaitlistView } from './use-guest-waitlist.ts';
import { WaitlistPage } from './waitlist-page.tsx';

const TOKEN = 'signed-token';
const EVENT = anEvent({ title: 'Pour over', dateTime: new Date('2026-05-09T05:00:00Z') });

function anEntry(changes: Partial<WaitlistView> = {}): WaitlistView {
  const { title, titleKr, duration, location, locationKr } = EVENT;
  return {
    eventId: EVENT.id,
    event: { title, titleKr, duration, location, locationKr, dateTime: EVENT.dateTime.toISOString() },
    joined: { dateTime: EVENT.dateTime.toISOString(), location, locationKr },
    state: 'waiting',
    partySize: 3,
    acceptsFewer: true,
    position: 2,
    waiting: 5,
    ...changes,
  };
}
const OFFERED = anEntry({
  state: 'offered',
  waiting: 4,
  offer: { seats: 2, expiresAt: '2026-05-01T12:00:00.000Z' },
});
delete OFFERED.position;

/** The responses of the backend. */
const answered = vi.fn<typeof fetch>();
const refused = (code: string, status = 409) =>
  new Response(JSON.stringify({ code }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const calls = () => answered.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`);

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal('fetch', answered);
});
afterEach(() => vi.unstubAllGlobals());

const openPage = (language: 'en' | 'kr' = 'en') =>
  renderAt(`${language === 'en' ? '/en' : ''}/waitlist/${TOKEN}`, <WaitlistPage token={TOKEN} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.findByRole('heading', { level: 1 });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the page of a waitlist entry', () => {
  it.each([
    [
      'en',
      '2099-05-01T15:00:00Z',
      ['₩40,000 (when you joined: ₩30,000)', '₩80,000 for 2 seats', '(when you joined: Old room)'],
      'If you book and cancel by May 01, 2099, Korean time, we refund the full price.',
    ],
    [
      'kr',
      '2020-05-01T15:00:00Z',
      ['₩40,000 (대기 신청하실 때: ₩30,000)', '2자리 ₩80,000', '(대기 신청하실 때: 옛 공방)'],
      '전액 환불 기한이 지나',
    ],
  ] as const)(
    'names price, refund and what has changed beside an offer (%s)',
    async (language, freeUntil, facts, refund) => {
      const joined = { ...OFFERED.joined, location: 'Old room', locationKr: '옛 공방', price: 30_000 };
      const event = { ...OFFERED.event, price: 40_000 };
      answered.mockResolvedValue(Response.json({ ...OFFERED, event, joined, freeUntil }));
      openPage(language);
      await heading();
      for (const text of [...facts, refund])
        expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(text);
    },
  );

  it.each([
    ['en', 'You are on the waitlist', ['3 people, or fewer', '2 of 5 parties'], ['Leave the waitlist']],
    ['kr', '자리를 기다리고 있습니다', ['3명 (더 적어도 괜찮음)', '5팀 가운데 2번째'], ['대기 취소']],
  ] as const)('shows the place of who waits (%s)', async (language, title, facts, names) => {
    answered.mockResolvedValue(Response.json(anEntry()));
    openPage(language);
    expect((await heading()).textContent).toBe(title);
    for (const fact of facts) expect(screen.getByText(fact)).toBeTruthy();
    expect(buttons()).toEqual(names);
  });

  it('shows how many seats are offered and until when, books them, and opens the page of the booking', async () => {
    const booked = anEntry({ state: 'booked', bookingToken: 'booking-token' });
    answered.mockResolvedValueOnce(Response.json(OFFERED)).mockResolvedValueOnce(Response.json(booked));
    const { address } = openPage();
    expect((await heading()).textContent).toBe('Seats have opened up');
    expect(screen.getByText(/holding 2 seats for you.*by Friday, May 01 at 9:00 PM KST/)).toBeTruthy();
    expect(buttons()).toEqual(['Accept the seats', 'Decline']);
    await press('Accept the seats');
    await waitFor(async () => expect((await heading()).textContent).toBe('Your seats are booked'));
    expect(screen.getByRole('link', { name: 'See your booking' }).getAttribute('href')).toBe(
      '/en/booking/booking-token',
    );
    expect(address()).toBe('/en/booking/booking-token');
    expect(calls()).toEqual([`GET /api/waitlist/${TOKEN}`, `POST /api/waitlist/${TOKEN}/accept`]);
  });

  it.each([
    ['Decline', 'decline', OFFERED, 'declined', 'You declined the seats'],
    ['Leave the waitlist', 'leave', anEntry(), 'left', 'You have left the waitlist'],
  ] as const)('ends with %s', async (name, path, entry, state, title) => {
    answered
      .mockResolvedValueOnce(Response.json(entry))
      .mockResolvedValueOnce(Response.json(anEntry({ state })));
    openPage();
    await heading();
    await press(name);
    await waitFor(async () => expect((await heading()).textContent).toBe(title));
    expect(calls().at(-1)).toBe(`POST /api/waitlist/${TOKEN}/${path}`);
    expect(buttons()).not.toContain(name);
  });

  it.each([
    ['hold_ended', 'This offer has expired.'],
    ['waitlist_ended', 'You are no longer on the waitlist. See below for the reason.'],
    ['event_closed', 'This experience has begun or has been called off.'],
    ['party_too_large', 'Together with your other booking, that is more seats than one guest can book.'],
  ])('explains %s and shows what the entry has become', async (code, text) => {
    answered
      .mockResolvedValueOnce(Response.json(OFFERED))
      .mockResolvedValueOnce(refused(code))
      .mockResolvedValueOnce(Response.json(anEntry({ state: 'lapsed' })));
    openPage();
    await heading();
    await press('Accept the seats');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await waitFor(async () => expect((await heading()).textContent).toBe('The offer has expired'));
  });

  it('keeps the offer when the answer cannot be sent, and sends it with the next press', async () => {
    answered
      .mockResolvedValueOnce(Response.json(OFFERED))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(Response.json(anEntry({ state: 'booked' })));
    openPage();
    await heading();
    await press('Accept the seats');
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work. Please try again.');
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(3));
    expect((await heading()).textContent).toBe('Seats have opened up');
    await press('Accept the seats');
    await waitFor(async () => expect((await heading()).textContent).toBe('Your seats are booked'));
  });

  it('says when a link is not valid', async () => {
    answered.mockResolvedValue(refused('not_found', 404));
    openPage();
    expect((await heading()).textContent).toBe('Waitlist entry not found');
  });

  it('offers another try when the server cannot be reached', async () => {
    answered
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(Response.json(anEntry()));
    openPage();
    await screen.findByRole('alert');
    await press('Try again');
    expect((await heading()).textContent).toBe('You are on the waitlist');
  });
});
