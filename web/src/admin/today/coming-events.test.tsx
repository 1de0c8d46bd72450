import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ComingEvent } from './coming-events.tsx';

it('links an event of today to its check-in and to its attendees', () => {
  const event = anEvent();
  renderAdmin(<ComingEvent event={event} isToday />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [`Check-in for ${event.title}`, `/admin?tab=bookings&event=${event.id}&view=check-in`],
    [`Attendees of ${event.title}`, `/admin?tab=bookings&event=${event.id}`],
  ]);
});
