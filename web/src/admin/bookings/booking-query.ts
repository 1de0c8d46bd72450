import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { BOOKING_STATUSES, type BookingStatus } from '@app/domain/booking/booking.ts';
import { searchEntry, type SearchedBooking } from '@app/domain/record-search/search-entry.ts';
import { queryTokens } from '@app/domain/record-search/search-tokens.ts';
import { createTextComparator } from '@app/domain/shared/collation.ts';
import type { Narrowing } from '../lists/filters.tsx';
import type { SortedSelection } from '../lists/use-found-items.ts';

export const STATUS_FILTERS = ['all', ...BOOKING_STATUSES] as const;
/** The order of the list, first its own one, as `useSort` stores it in the address. */
export const BOOKING_SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;
/** The fields of the columns by which all bookings can be sorted. */
export const SORTED_COLUMNS = { name: 'name', createdAt: 'createdAt' };

export interface BookingFilter {
  /** Empty for all events. */
  eventId: string;
  status: (typeof STATUS_FILTERS)[number];
}

export const NEWEST = ['createdAt', 'desc'] as const;

const compareNames = createTextComparator('kr');

type Named = Pick<Booking, 'name'>;

/** Compares bookings by the names of their guests. */
export const compareGuests = (a: Named, b: Named) => compareNames(a.name, b.name);

/** The query for a filter. */
export const filtered = (
  { eventId, status }: BookingFilter,
  orderBy: SortedSelection['orderBy'],
): SortedSelection => ({
  where: [...(eventId ? ofEvent(eventId).where : []), ...(status === 'all' ? [] : narrowedTo(status).where)],
  orderBy,
});

/** Returns what the list shows with an event. */
export const ofEvent = (eventId: string) =>
  ({ where: [['eventId', '==', eventId]], search: { event: eventId } }) as const satisfies Narrowing<Booking>;

/** Returns whether a booking is found by `text`; an empty text finds every booking. */
export function hasText(booking: SearchedBooking, text: string): boolean {
  const { tokens } = searchEntry('bookings', booking);
  return queryTokens(text).every((token) => tokens.includes(token));
}

/** Returns what the list shows with a status. */
export const narrowedTo = (status: BookingStatus): Required<Narrowing<Booking>> => ({
  where: [['status', '==', status]],
  search: { state: status },
  keep: (booking) => booking.status === status,
});
