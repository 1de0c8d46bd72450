import { isDeepEqual } from '../shared/deep-equal.ts';
import type { EventInput } from './event-schema.ts';

/**
 * The fields of an event that its guests have agreed to, and the capacity, which its seats depend on. While seats are taken,
 * the security rules leave changes of these fields to the API. `storeLocationId` is not among them: guests agreed to the place
 * that `location` names, and the store only decides where the links to maps lead.
 */
export const EVENT_TERMS = ['dateTime', 'duration', 'location', 'locationKr', 'price', 'capacity'] as const;
export type EventTerm = (typeof EVENT_TERMS)[number];

/** Returns the terms that differ between two versions of an event. */
export function changedTerms(
  before: Pick<EventInput, EventTerm>,
  after: Pick<EventInput, EventTerm>,
): EventTerm[] {
  return EVENT_TERMS.filter((term) => !isDeepEqual(before[term], after[term]));
}
