import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
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

it('shows an unpublished event in lists with its booking button', () => {
  renderAt('/en', <EventCardPreview item={event} />, { now: NOW });
  expect(screen.getByRole('button', { name: `Book now: ${event.title}` })).toBeDefined();
});
