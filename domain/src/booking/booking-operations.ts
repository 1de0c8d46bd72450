import type { ErrorCode } from '../errors.ts';
import type { BookingStatus } from './booking.ts';

/** `absent` is a booking that does not exist: not yet created, or deleted. */
export type BookingState = BookingStatus | 'absent';

/** `lapsed`: the hold expired without being accepted. */
export const HOLD_STATES = ['held', 'accepted', 'declined', 'released', 'lapsed'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/**
 * The required state of the event. `open`: it is active, upcoming and takes bookings on this site. `ahead`: it is upcoming.
 * `stored`: it has not been deleted. `day`: its day in Seoul has begun. `begun`: it has begun itself. `any`: no requirement.
 */
type EventNeed = 'open' | 'ahead' | 'stored' | 'day' | 'begun' | 'any';

interface Operation<From extends string> {
  readonly from: readonly From[];
  /** The resulting state; if absent, the state does not change. */
  readonly to?: From;
  readonly event: EventNeed;
}

const HOLDING = ['pending', 'confirmed'] as const;
const STATUSES = ['pending', 'confirmed', 'cancelled'] as const;

/** The operations that each state of a booking allows. All others are rejected. */
export const BOOKING_OPERATIONS = {
  book: { from: ['absent'], to: 'pending', event: 'open' },
  walk_in: { from: ['absent'], to: 'confirmed', event: 'stored' },
  accept: { from: ['absent'], to: 'pending', event: 'ahead' },
  confirm: { from: ['pending'], to: 'confirmed', event: 'any' },
  cancel_by_guest: { from: HOLDING, to: 'cancelled', event: 'ahead' },
  cancel_by_admin: { from: HOLDING, to: 'cancelled', event: 'any' },
  /** Cancels a booking that was not paid in time. */
  expire: { from: ['pending'], to: 'cancelled', event: 'any' },
  /** Cancels a booking whose guest never opened the link in the mail. */
  release_unverified: { from: ['pending'], to: 'cancelled', event: 'any' },
  /** A late payment takes the seats of an unpaid booking back. */
  restore: { from: ['cancelled'], to: 'confirmed', event: 'ahead' },
  /** The payment of the booking was refunded in full. */
  refund: { from: HOLDING, to: 'cancelled', event: 'any' },
  call_off: { from: HOLDING, to: 'cancelled', event: 'any' },
  /** The guest is told that the terms of the event have changed. */
  tell_change: { from: HOLDING, event: 'ahead' },
  change_party_size: { from: HOLDING, event: 'ahead' },
  move: { from: HOLDING, event: 'ahead' },
  /** Ends a change of party or date that was not paid in time. */
  lapse_change: { from: HOLDING, event: 'any' },
  /** Corrects the guest's name or phone number. */
  change_contact: { from: HOLDING, event: 'ahead' },
  /** Corrects the address to which the mails go; the links in earlier mails open nothing. */
  correct_email: { from: HOLDING, event: 'ahead' },
  /** Replaces the guest's link, so that earlier links open nothing. */
  renew_link: { from: STATUSES, event: 'any' },
  /** Sets how many people of the party have arrived. */
  check_in: { from: ['confirmed'], event: 'day' },
  no_show: { from: ['confirmed'], event: 'begun' },
  delete: { from: STATUSES, to: 'absent', event: 'any' },
} as const satisfies Record<string, Operation<BookingState>>;

/** The operations that each state of a hold allows. `absent` is a hold that does not exist yet. */
export const HOLD_OPERATIONS = {
  hold: { from: ['absent'], to: 'held', event: 'ahead' },
  offer: { from: ['absent'], to: 'held', event: 'open' },
  accept: { from: ['held'], to: 'accepted', event: 'ahead' },
  decline: { from: ['held'], to: 'declined', event: 'any' },
  release: { from: ['held'], to: 'released', event: 'any' },
  lapse: { from: ['held'], to: 'lapsed', event: 'any' },
} as const satisfies Record<string, Operation<HoldState | 'absent'>>;

/** The ledger entries that are not operations on a booking or a hold. */
export const ACCOUNT_OPERATIONS = {
  /** The initial entry of an account that is older than its ledger. */
  open_account: true,
  /** The event was deleted together with its account. */
  close_account: true,
  /** The retention period of a booking has ended. */
  remove_expired: true,
  change_capacity: true,
  /** The date, place or price of the event was changed, but not its capacity. */
  change_event: true,
} as const;

export type BookingOperation = keyof typeof BOOKING_OPERATIONS;
export type HoldOperation = keyof typeof HOLD_OPERATIONS;
export type SeatOperation = BookingOperation | HoldOperation | keyof typeof ACCOUNT_OPERATIONS;

export const SEAT_OPERATIONS = [
  ...new Set([
    ...Object.keys(BOOKING_OPERATIONS),
    ...Object.keys(HOLD_OPERATIONS),
    ...Object.keys(ACCOUNT_OPERATIONS),
  ]),
] as readonly SeatOperation[] as readonly [SeatOperation, ...SeatOperation[]];

/** Returns the error code of the operation in this state of the booking; undefined if it is allowed. */
export function bookingRefusal(operation: BookingOperation, state: BookingState): ErrorCode | undefined {
  const { from } = BOOKING_OPERATIONS[operation] as Operation<BookingState>;
  if (from.includes(state)) return undefined;
  return state === 'absent' ? 'not_found' : 'status_change_refused';
}

/** Returns the error code of the operation in this state of the hold; undefined if it is allowed. */
export function holdRefusal(operation: HoldOperation, state: HoldState | 'absent'): ErrorCode | undefined {
  const { from } = HOLD_OPERATIONS[operation] as Operation<HoldState | 'absent'>;
  if (from.includes(state)) return undefined;
  return state === 'absent' ? 'not_found' : 'hold_ended';
}
