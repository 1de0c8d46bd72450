import { EVENT_LIMITS } from '../event/event.ts';

export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const BOOKING_LIMITS = {
  phoneMax: 40,
  participantsMin: 1,
  participantsMax: EVENT_LIMITS.capacity,
  specialRequestsMax: 2_000,
  /** The reasons for cancelling a booking or changing its seats. */
  reasonMax: 500,
};
