import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { searchEntry } from '@app/domain/record-search/search-entry.ts';
import { queryTokens } from '@app/domain/record-search/search-tokens.ts';
import { createTextComparator } from '@app/domain/shared/collation.ts';
import type { Search, SortedSelection } from '../lists/use-found-items.ts';
import type { Selection } from '../live/selection.ts';

export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const;
export const BOOKING_SORTS = ['newest', 'oldest', 'name'] as const;

export interface BookingFilter {
  /** Empty for all events. */
  eventId: string;
  status: (typeof STATUS_FILTERS)[number];
  sort: (typeof BOOKING_SORTS)[number];
  /** Parts of a name, an e-mail address, a telephone number or a reference. */
  text: string;
}

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
export function filtered({ eventId, status, sort }: BookingFilter): SortedSelection {
  const where: Where = [
    ...(eventId ? ([['eventId', '==', eventId]] as const) : []),
    ...(status === 'all' ? [] : ([['status', '==', status]] as const)),
  ];
  return { where, orderBy: ORDERS[sort] };
}

/** Returns whether a booking is found by `text`; an empty text finds every booking. */
export function hasText(booking: Booking, text: string): boolean {
  const { tokens } = searchEntry('bookings', booking);
  return queryTokens(text).every((token) => tokens.includes(token));
}

/** Returns the search of a filter. */
export function searchOf({ eventId, status, text }: BookingFilter): Search {
  return { text, event: eventId, state: status === 'all' ? '' : status };
}

/** Returns whether a booking still has the state of the filter. Search entries follow a change within seconds. */
export const matches = ({ status }: BookingFilter, booking: Booking) =>
  status === 'all' || booking.status === status;
