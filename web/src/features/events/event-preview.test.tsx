import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import type { AgeAnswer } from '../../age-gate/age-answer.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { nextEventsQuery, seatsQuery } from './event-data/event-queries.ts';
import { EventPreview } from './event-preview.tsx';

const NOW = new Date('2026-05-01T00:00:00Z');

/** Renders the section with events of these titles, one a day; those that end in "brewing" are about alcohol. */
function previewOf(titles: readonly string[], ageAnswer: AgeAnswer) {
  const events = titles.map((title, index) =>
    anEvent({
      title,
      dateTime: new Date(NOW.getTime() + (index + 1) * 24 * 60 * 60 * 1000),
      tags: title.endsWith('brewing') ? ['makgeolli'] : [],
    }),
  );
  const seats = events.map(({ id }) => ({ id, booked: 0 }));
  renderAt('/en', <EventPreview />, {
    now: NOW,
    ageAnswer,
    answers: [
      [nextEventsQuery(NOW).queryKey, events],
      [seatsQuery(events.map(({ id }) => id)).queryKey, seats],
    ],
  });
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

describe('event preview on the home page', () => {
  const TITLES = ['Cupping', 'First brewing', 'Pour over', 'Second brewing', 'Roasting', 'Tasting'];

  it('shows the next three events', () => {
    expect(previewOf(TITLES, 'confirmed')).toEqual(['Cupping', 'First brewing', 'Pour over']);
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
  });

  it('shows as many to a visitor who declined the age question, without those about alcohol', () => {
    expect(previewOf(TITLES, 'denied')).toEqual(['Cupping', 'Pour over', 'Roasting']);
    expect(screen.queryByText(/Excessive drinking/)).toBeNull();
  });

  it('announces events when there are none', () => {
    expect(previewOf([], 'confirmed')).toEqual([]);
    expect(screen.getByText(/^Nothing is planned right now/)).toBeTruthy();
  });

  it('refers to all events when the next ones are all about alcohol and the visitor sees none', () => {
    expect(previewOf(['First brewing', 'Second brewing'], 'denied')).toEqual([]);
    expect(screen.getByText('You can find all our dates on the experiences page.')).toBeTruthy();
    expect(screen.queryByText(/Nothing is planned/)).toBeNull();
  });
});
