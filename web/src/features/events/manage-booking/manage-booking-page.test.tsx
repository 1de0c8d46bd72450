import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { ManageBookingPage } from './manage-booking-page.tsx';
import type { BookingView } from './use-guest-booking.ts';

const WON = 30_000;
const PAYMENT = { token: 'order', payBy: '2099-05-01T01:00:00.000Z', totalWon: WON };

function view(changes: Partial<BookingView>): BookingView {
  const event = anEvent({ price: WON, dateTime: new Date('2099-05-09T05:00:00Z') });
  const agreed = JSON.parse(JSON.stringify(agreedTerms(event))) as BookingView['agreed'];
  const { title, titleKr, dateTime, duration, location, locationKr } = agreed;
  return {
    id: crypto.randomUUID(),
    canManage: false,
    reference: 'K7Q-2MX',
    status: 'pending',
    numberOfParticipants: 1,
    language: 'en',
    agreed,
    createdAt: '2026-01-01T00:00:00.000Z',
    event: { title, titleKr, dateTime, duration, location, locationKr },
    totalWon: WON,
    paidWon: 0,
    freeUntil: '2099-05-06T15:00:00.000Z',
    parties: [],
    canCancel: true,
    canChangeContact: false,
    dates: [],
    ...changes,
  };
}

/** The responses of the backend by path. */
const answers = new Map<string, unknown>();
const requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method} ${path}`);
    return Response.json(answers.get(path));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the confirmed booking soon after the payment, and until then lets a guest who returned unpaid pay again', async () => {
  answers.set('/api/bookings/key', view({ payment: PAYMENT }));
  answers.set('/api/orders/order', { kind: 'booking', state: 'awaitingPayment', payBy: PAYMENT.payBy });
  renderAt('/en/booking/key#returned', <ManageBookingPage token="key" />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Waiting for your payment');
  expect(screen.getByText(/not confirmed yet/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay ₩30,000' })).toBeTruthy();

  answers.set('/api/bookings/key', view({ status: 'confirmed', paidWon: WON, orderToken: 'order' }));
  answers.set('/api/orders/order', { kind: 'booking', state: 'paid', payBy: PAYMENT.payBy });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeTruthy();
  expect(screen.queryByText(/not confirmed yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe('/en/orders/order');
  expect(screen.getByText(/full price if you cancel by May 06, 2099/)).toBeTruthy();
  // The key of the browser proves no address.
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});
