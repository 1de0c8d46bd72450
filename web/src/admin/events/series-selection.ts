import type { Selection } from '../live/selection.ts';

/** More dates than a weekly series has in three years. */
const MOST_DATES = 200;

/** Returns the selection of the dates of a series, latest first. */
export function seriesSelection(seriesId: string) {
  return {
    where: [['seriesId', '==', seriesId]],
    orderBy: ['dateTime', 'desc'],
    limit: MOST_DATES,
  } as const satisfies Selection;
}
