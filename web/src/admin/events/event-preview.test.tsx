import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { EventCardPreview, EventPagePreview } from './event-preview.tsx';

const NOW = new Date('2026-05-01T00:00:00Z');
const event = anEvent({ dateTime: new Date('2026-06-01T05:00:00Z'), capacity: 8, isActive: false });

it('shows the page of an event as visitors will see it, although it is not published yet', () => {
  renderAt('/en', <EventPagePreview item={event} />, { now: NOW });
  expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeDefined();
  expect(screen.getByText('Monday, Jun 01 at 2:00 PM KST')).toBeDefined();
  expect(screen.getByText('8 seats left')).toBeDefined();
  expect(screen.getByRole('button', { name: `Book now: ${event.title}` })).toBeDefined();
});

it('shows how many seats are left of an event that has bookings', async () => {
  const server = serveLive('eventSeats', { where: [['__name__', '==', event.id]], limit: 1 });
  renderAt('/en', <EventPagePreview item={event} />, { now: NOW });
  const seats = { id: event.id, booked: 2, held: 1 };
  await server.answer([seats]);
  expect(screen.getByText('5 seats left')).toBeDefined();
  server.stop();
});

it('shows an unpublished event in lists with its booking button', () => {
  renderAt('/en', <EventCardPreview item={event} />, { now: NOW });
  expect(screen.getByRole('button', { name: `Book now: ${event.title}` })).toBeDefined();
});
