import { describe, expect, it } from 'vitest';
import { anEvent } from '@app/domain/testing/factories.ts';
import { searchedEvents } from './shown-events.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const on = (day: string, seriesId?: string) =>
  anEvent({ dateTime: new Date(`${day}T05:00:00Z`), ...(seriesId && { seriesId }) });

describe('events that the search finds', () => {
  it('are the next date of each series, or its latest past one, and all other events', () => {
    const running = ['2026-04-10', '2026-04-24', '2026-05-08', '2026-05-22'].map((day) => on(day, 'running'));
    const ended = ['2026-03-10', '2026-03-24'].map((day) => on(day, 'ended'));
    const [once, over] = [on('2026-06-01'), on('2026-04-01')];
    expect(searchedEvents([...running, ...ended, once, over], NOW)).toEqual([
      running[2],
      once,
      over,
      ended[1],
    ]);
  });
});
