import { describe, expect, it } from 'vitest';
import {
  arrivalsConflicts,
  type KeptArrivals,
  mergedArrivals,
  shownArrivals,
  unsentArrivals,
  withAnswer,
  withoutShown,
} from './kept-arrivals.ts';

const AT = '2026-05-01T05:00:00.000Z';

/** A press for `bookingId`, whose key is its numbers. */
const press = (
  bookingId: string,
  before: number,
  arrived: number,
  answer?: KeptArrivals['answer'],
): KeptArrivals => ({
  key: `${bookingId} ${before} ${arrived}`,
  eventId: 'event',
  bookingId,
  before,
  arrived,
  at: AT,
  ...(answer && { answer }),
});
const party = (id: string, arrived: number | undefined, numberOfParticipants = 4) => ({
  id,
  arrived,
  numberOfParticipants,
});

describe('presses that a device keeps', () => {
  it('are sent in their order, and those after a refused one of the same booking not at all', () => {
    const sent: string[] = [];
    let kept = [press('a', 0, 1), press('b', 0, 2), press('a', 1, 2), press('b', 2, 3)];
    for (let [next] = unsentArrivals(kept); next; [next] = unsentArrivals(kept)) {
      sent.push(next.key);
      kept = withAnswer(kept, next.key, next.key === 'a 0 1' ? 'arrivals_changed' : 'saved');
    }
    expect(sent).toEqual(['a 0 1', 'b 0 2', 'b 2 3']);
    expect(arrivalsConflicts(kept)).toEqual([
      { eventId: 'event', bookingId: 'a', before: 0, arrived: 2, at: AT, refusal: 'arrivals_changed' },
    ]);
  });

  it.each([
    ['nothing is kept', [], 1],
    ['one is not sent', [press('a', 1, 2), press('a', 2, 4)], 4],
    ['one is undone', [press('a', 1, 2), press('a', 2, 1)], 1],
    ['one is saved and the list is late', [press('a', 1, 3, 'saved')], 3],
    ['one is refused', [press('a', 0, 2, 'arrivals_changed'), press('a', 2, 3)], 1],
    ['those kept are of another booking', [press('b', 0, 2)], 1],
  ])('count in the number that is shown when %s', (_, kept, shown) => {
    expect(shownArrivals(kept, party('a', 1))).toBe(shown);
  });

  it.each([
    ['the list still shows an earlier number', [press('a', 0, 1, 'saved'), press('a', 1, 2, 'saved')], 1, 2],
    ['the list shows it', [press('a', 0, 1, 'saved'), press('a', 1, 2, 'saved')], 2, 0],
    ['the list shows what another device made of it', [press('a', 0, 1, 'saved')], 3, 0],
    ['it was undone', [press('a', 0, 1, 'saved'), press('a', 1, 0, 'saved')], 0, 0],
    ['it is not sent', [press('a', 0, 1)], 1, 1],
    ['it is refused', [press('a', 0, 1, 'arrivals_changed')], 1, 1],
  ])('stay or go with the list: %s', (_, kept, arrived, left) => {
    expect(withoutShown(kept, 'event', [party('a', arrived)])).toHaveLength(left);
  });

  it('of a saved kind go when the booking is no longer on the list of its event', () => {
    const kept = [press('a', 0, 1, 'saved')];
    expect(withoutShown(kept, 'event', [])).toEqual([]);
    expect(withoutShown(kept, 'another', [])).toBe(kept);
  });

  it.each([
    ['other people of the party', [0, 2], 1, 3],
    ['more people than the party has', [0, 3], 2, 4],
    ['a correction', [2, 1], 3, 2],
    ['a correction of what is gone already', [2, 0], 1, 0],
  ] as const)('are merged with what the server has: %s', (_, [before, arrived], current, merged) => {
    expect(mergedArrivals({ before, arrived }, party('a', current))).toBe(merged);
  });
});
