import type { Event } from '../event/event-schema.ts';
import { OFFER_HOURS } from '../event/event.ts';

const HOUR_MS = 60 * 60 * 1000;

/** No offer is made in the last hours before an event: hardly anyone would read it in time. */
const NO_OFFERS_HOURS = 2;
/** Every offer ends before this last hour, so that an offer always lasts for at least an hour. */
const LAST_END_HOURS = 1;

/**
 * Returns when an offer that is made at `now` ends: after the time that the event sets, or an hour before the event if that is
 * earlier; undefined in the last two hours before the event, when no offer is made.
 */
export function offerEnd(
  { dateTime, offerHours = OFFER_HOURS }: Pick<Event, 'dateTime' | 'offerHours'>,
  now: Date,
): Date | undefined {
  if (dateTime.getTime() - now.getTime() <= NO_OFFERS_HOURS * HOUR_MS) return undefined;
  const latest = dateTime.getTime() - LAST_END_HOURS * HOUR_MS;
  return new Date(Math.min(latest, now.getTime() + offerHours * HOUR_MS));
}
