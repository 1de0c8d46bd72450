import type { Event } from './event-schema.ts';

type Dates = Pick<Event, 'dateTime' | 'previousDates'>;

/**
 * Returns the field with the earlier starts of an event that moves to `dateTime`, oldest first, without those that follow an
 * earlier move to the same time: an event that is moved back was never moved. Returns no field when there is none.
 */
export function movedTo(
  { previousDates = [], dateTime: before }: Dates,
  dateTime: Date,
): Pick<Event, 'previousDates'> {
  const dates = [...previousDates, before];
  const back = dates.findIndex((date) => date.getTime() === dateTime.getTime());
  const kept = back === -1 ? dates : dates.slice(0, back);
  return kept.length > 0 ? { previousDates: kept } : {};
}

/** Returns the earlier starts of an event, oldest first. */
export const previousDatesOf = (event: Dates): readonly Date[] =>
  movedTo(event, event.dateTime).previousDates ?? [];
