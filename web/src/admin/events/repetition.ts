import type { Event } from '@app/domain/event/event-schema.ts';
import { chosenDates, SERIES_DATES_MAX, weeklyDates } from '@app/domain/event/series-dates.ts';
import { seoulParts } from '@app/domain/shared/seoul-time.ts';
import { fromWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { parseNumber } from '../form/number-text.ts';

export const REPETITIONS = ['weekly', 'chosen'] as const;
export const ENDS = ['count', 'until'] as const;

/** What is entered to repeat an event. Both ways are kept, so that a change between them loses nothing. */
export interface Repetition {
  kind: (typeof REPETITIONS)[number];
  /** 0 is Sunday. */
  weekdays: readonly number[];
  end: (typeof ENDS)[number];
  /** The number of dates, as typed. */
  count: string;
  /** The last day (empty when none is chosen) and the days chosen one by one, as wall-clock times in Seoul: `2026-11-28T00:00`. */
  until: string;
  days: readonly string[];
}

/** Returns the repetition that is offered first: the event's weekday, four times. */
export function firstRepetition({ dateTime }: Event): Repetition {
  const { weekday } = seoulParts(dateTime);
  return { kind: 'weekly', weekdays: [weekday], end: 'count', count: '4', until: '', days: [] };
}

/** Returns the number of dates that was typed; null if it is not a whole number that can be added at once. */
function countOf({ count }: Repetition): number | null {
  const number = parseNumber(count, 0);
  return number !== null && number >= 1 && number <= SERIES_DATES_MAX ? number : null;
}

/** Returns the dates that a repetition adds; none while it is incomplete. */
export function repeatedDates(
  first: Date,
  repetition: Repetition,
  context: { known: readonly Date[]; now: Date },
): Date[] {
  const { kind, weekdays, end, until, days } = repetition;
  if (kind === 'chosen')
    return chosenDates(
      first,
      days.flatMap((day) => fromWallTime(day) ?? []),
      context,
    );
  const limit = end === 'count' ? countOf(repetition) : fromWallTime(until);
  return limit === null ? [] : weeklyDates(first, { weekdays, until: limit }, context);
}
