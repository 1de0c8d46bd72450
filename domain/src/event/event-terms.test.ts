import { expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { changedTerms } from './event-terms.ts';

it('names the changed terms and no other field', () => {
  const event = anEvent();
  const same = { ...event, dateTime: new Date(event.dateTime), title: 'Another title' };
  expect(changedTerms(event, same)).toEqual([]);
  expect(changedTerms(event, { ...event, capacity: 3, locationKr: '다른 곳' })).toEqual([
    'locationKr',
    'capacity',
  ]);
});
