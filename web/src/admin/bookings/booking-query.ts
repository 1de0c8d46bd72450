import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_STATUSES } from '@app/domain/booking/booking.ts';
import { searchEntry } from '@app/domain/record-search/search-entry.ts';
import { queryTokens } from '@app/domain/record-search/search-tokens.ts';
import { createTextComparator } from '@app/domain/shared/collation.ts';
import type { Search, SortedSelection } from '../lists/use-found-items.ts';
import type { Selection } from '../live/selection.ts';

export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const;
/** The order of the list, first its own one, as `useSort` stores it in the address. */
export const BOOKING_SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;
/** The fields of the columns by which all bookings can be sorted. */
export const SORTED_COLUMNS = { name: 'name', createdAt: 'createdAt' };

export interface BookingFilter {
  /** Empty for all events. */
  eventId: string;
  status: (typeof STATUS_FILTERS)[number];
  /** Parts of a name, an e-mail address, a telephone number or a reference. */
  text: string;
}

type Where = NonNullable<Selection['where']>;

export const NEWEST = ['createdAt', 'desc'] as const;

const compareNames = createTextComparator('kr');

/** Compares bookings by the names of their guests. */
export const compareGuests = (a: Booking, b: Booking) => compareNames(a.name, b.name);

/** The query for the filter without a search, also used by the export. */
export function filtered(
  { eventId, status }: Pick<BookingFilter, 'eventId' | 'status'>,
  orderBy: SortedSelection['orderBy'],
): SortedSelection {
  const where: Where = [
    ...(eventId ? ([['eventId', '==', eventId]] as const) : []),
    ...(status === 'all' ? [] : ([['status', '==', status]] as const)),
  ];
  return { where, orderBy };
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
