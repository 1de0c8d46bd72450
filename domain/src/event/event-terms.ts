import { isDeepEqual } from '../shared/deep-equal.ts';
import type { EventInput } from './event-schema.ts';

/**
 * The fields of an event that its guests have agreed to, and the capacity, which its seats depend on. While seats are taken,
 * the security rules leave changes of these fields to the API.
 */
export const EVENT_TERMS = [
  'dateTime',
  'duration',
  'location',
  'locationKr',
  'storeLocationId',
  'price',
  'capacity',
] as const;
export type EventTerm = (typeof EVENT_TERMS)[number];

/** The terms whose change by the owner gives every guest the right to a full refund. */
const REFUNDED_TERMS: readonly EventTerm[] = ['dateTime', 'location', 'locationKr', 'storeLocationId'];

/** Returns whether a change of an event gives its guests the right to a full refund: another date, start or place. */
export const changesDateOrPlace = (before: Pick<EventInput, EventTerm>, after: Pick<EventInput, EventTerm>) =>
  changedTerms(before, after).some((term) => REFUNDED_TERMS.includes(term));

/** Returns whether a change of an event changes what its guests have agreed to: any term but the capacity. */
export const concernsGuests = (before: Pick<EventInput, EventTerm>, after: Pick<EventInput, EventTerm>) =>
  changedTerms(before, after).some((term) => term !== 'capacity');

/** Returns the terms that differ between two versions of an event. */
export function changedTerms(
  before: Pick<EventInput, EventTerm>,
  after: Pick<EventInput, EventTerm>,
): EventTerm[] {
  return EVENT_TERMS.filter((term) => !isDeepEqual(before[term], after[term]));
}
