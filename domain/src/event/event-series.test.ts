import { expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { areDatesOfOneSeries, firstDates } from './event-series.ts';

it('recognises other dates of a series, and not the event itself or events without a series', () => {
  const event = anEvent({ seriesId: 'Hand drip' });
  expect(areDatesOfOneSeries(event, anEvent({ seriesId: 'Hand drip' }))).toBe(true);
  expect(areDatesOfOneSeries(event, event)).toBe(false);
  expect(areDatesOfOneSeries(event, anEvent({ seriesId: 'Cupping' }))).toBe(false);
  expect(areDatesOfOneSeries(anEvent(), anEvent())).toBe(false);
});

it('returns the first dates of each series, and every event without one', () => {
  const [single, another] = [anEvent(), anEvent()];
  const drip = [1, 2, 3].map(() => anEvent({ seriesId: 'Hand drip' }));
  const cupping = [1, 2].map(() => anEvent({ seriesId: 'Cupping' }));
  const events = [drip[0]!, single, cupping[0]!, drip[1]!, cupping[1]!, another, drip[2]!];
  expect(firstDates(events)).toEqual([drip[0], single, cupping[0], another]);
  expect(firstDates(events, 2)).toEqual([drip[0], single, cupping[0], drip[1], cupping[1], another]);
});
