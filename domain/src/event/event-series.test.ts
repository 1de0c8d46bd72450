import { expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { areDatesOfOneSeries } from './event-series.ts';

it('recognises other dates of a series, and not the event itself or events without a series', () => {
  const event = anEvent({ seriesId: 'Hand drip' });
  expect(areDatesOfOneSeries(event, anEvent({ seriesId: 'Hand drip' }))).toBe(true);
  expect(areDatesOfOneSeries(event, event)).toBe(false);
  expect(areDatesOfOneSeries(event, anEvent({ seriesId: 'Cupping' }))).toBe(false);
  expect(areDatesOfOneSeries(anEvent(), anEvent())).toBe(false);
});
