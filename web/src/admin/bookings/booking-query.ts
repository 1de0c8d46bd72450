import { idPrefixesOf } from '@app/domain/booking/booking-reference.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { createTextComparator } from '@app/domain/shared/collation.ts';
import { caseVariants, prefixCondition } from '../lists/prefix-condition.ts';
import type { Selection } from '../live/selection.ts';

export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const;
export const BOOKING_SORTS = ['newest', 'oldest', 'name'] as const;

export interface BookingFilter {
  /** Empty for all events. */
  eventId: string;
  status: (typeof STATUS_FILTERS)[number];
  sort: (typeof BOOKING_SORTS)[number];
  /** A prefix of a name, an e-mail address or a telephone number, or a whole reference. */
  text: string;
}

/** Number of the first bookings of the unsearched list in which a search also matches substrings. */
export const LOOKED_INTO = 15;

type Where = NonNullable<Selection['where']>;

const ORDERS = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  name: ['name', 'asc'],
} as const;

const compareNames = createTextComparator('kr');

const COMPARE: Record<BookingFilter['sort'], (a: Booking, b: Booking) => number> = {
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  oldest: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  name: (a, b) => compareNames(a.name, b.name),
};

export const compareBookings = (sort: BookingFilter['sort']) => COMPARE[sort];

/** The query for the filter without a search, also used by the export. */
export function filtered({ eventId, status, sort }: BookingFilter): Omit<Selection, 'limit'> {
  const where: Where = [
    ...(eventId ? ([['eventId', '==', eventId]] as const) : []),
    ...(status === 'all' ? [] : ([['status', '==', status]] as const)),
  ];
  return { where, orderBy: ORDERS[sort] };
}

/** Returns the fields in which `text` may be a prefix, with the spellings to query. */
function beginningsOf(text: string): [field: string, beginning: string][] {
  if (/^[+\d]/.test(text)) return [['phone', text]];
  const names = caseVariants(text).map((name): [string, string] => ['name', name]);
  return /^[\w.+-]+(@\S*)?$/.test(text) ? [...names, ['email', text.toLowerCase()]] : names;
}

/**
 * Returns one query for each interpretation of the text, and the query without a search. `matches` filters and
 * `compareBookings` sorts the merged result.
 */
function searched(filter: BookingFilter, limit: number): Selection[] {
  const { eventId, text } = filter;
  const ofEvent: Where = eventId ? [['eventId', '==', eventId]] : [];
  return [
    ...beginningsOf(text).map(([field, beginning]): Selection => ({
      where: [...ofEvent, ...prefixCondition(field, beginning)],
      orderBy: [field, 'asc'],
      limit,
    })),
    ...idPrefixesOf(text).map((beginning): Selection => ({
      where: prefixCondition('__name__', `${beginning}-`),
      limit: 1,
    })),
    { ...filtered(filter), limit: LOOKED_INTO },
  ];
}

/** Returns whether the name, e-mail address, telephone number or reference of a booking contains `text`. */
export function hasText({ id, name, email = '', phone = '' }: Booking, text: string): boolean {
  const wanted = text.toLowerCase();
  return (
    [name, email, phone].some((value) => value.toLowerCase().includes(wanted)) ||
    idPrefixesOf(text).some((beginning) => id.startsWith(beginning))
  );
}

/** Returns the queries for a filter. A first page of 25 reads at most a hundred documents. */
export function selectionsOf(filter: BookingFilter, limit: number): Selection[] {
  return filter.text ? searched(filter, limit) : [{ ...filtered(filter), limit }];
}

/** Returns whether a booking that a query found matches the filter. */
export function matches({ eventId, status, text }: BookingFilter, booking: Booking): boolean {
  return (
    (!eventId || booking.eventId === eventId) &&
    (status === 'all' || booking.status === status) &&
    (!text || hasText(booking, text))
  );
}
