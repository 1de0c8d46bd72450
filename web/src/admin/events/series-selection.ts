import { SERIES_MAX } from '@app/domain/event/series-dates.ts';
import type { Selection } from '../live/selection.ts';

/** Returns the selection of the dates of a series, latest first. */
export function seriesSelection(seriesId: string) {
  return {
    where: [['seriesId', '==', seriesId]],
    orderBy: ['dateTime', 'desc'],
    limit: SERIES_MAX,
  } as const satisfies Selection;
}
