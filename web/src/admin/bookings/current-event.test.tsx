import { screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import type { Window as HappyWindow } from 'happy-dom';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { PendingRows } from '../today/pending-bookings.tsx';
import { BookingCards } from './bookings-tab.tsx';
import { BookingTable } from './booking-table.tsx';

const event = anEvent({ title: 'Evening Workshop' });
const changed = { ...event, dateTime: Timestamp.fromDate(new Date('2099-05-02T09:30:00Z')) };
const booking = aBooking(event.id, { status: 'pending' });

let server: ReturnType<typeof serveLive>;
beforeEach(() => {
  // As wide as the table needs it for all its columns.
  (window as unknown as HappyWindow).happyDOM.setViewport({ width: 1_440 });
  server = serveLive('events', { where: [['__name__', '==', event.id]], limit: 1 });
});
afterEach(() => {
  server.stop();
  (window as unknown as HappyWindow).happyDOM.setViewport({ width: 1_024 });
});

const VIEWS: [string, () => ReactNode][] = [
  ['the cards', () => <BookingCards bookings={[booking]} />],
  ['the table', () => <BookingTable bookings={[booking]} sorting={undefined} />],
  ['the pending bookings of Today', () => <PendingRows bookings={[booking]} />],
];

describe.each(VIEWS)("a booking's event in %s", (_, view) => {
  const busy = () => document.querySelector('[aria-busy=true]');

  it('is what it is now, not when it was booked', async () => {
    renderAdmin(view());
    await server.answer([changed]);
    expect(screen.getByText(/Evening Workshop/)).toBeDefined();
    expect(screen.getByText(/6:30 PM/)).toBeDefined();
    expect(screen.queryByText(/Sample Workshop|2:00 PM/)).toBeNull();
    expect(busy()).toBeNull();
  });

  it('is unknown until it is loaded, and as it was booked once it is deleted', async () => {
    renderAdmin(view());
    expect(busy()).not.toBeNull();
    expect(screen.queryByText('Deleted event')).toBeNull();
    await server.answer([]);
    expect(busy()).toBeNull();
    expect(screen.getByText(/Sample Workshop/)).toBeDefined();
    expect(screen.getByText(/2:00 PM/)).toBeDefined();
  });
});
