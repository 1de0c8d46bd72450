import type { ErrorCode } from '../errors.ts';
import type { BookingStatus } from './booking.ts';

/** `absent` stands for a booking that was not made yet, or was deleted. */
export type BookingState = BookingStatus | 'absent';

/** `lapsed`: nobody accepted the hold before its time was over. */
export const HOLD_STATES = ['held', 'accepted', 'declined', 'released', 'lapsed'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/**
 * What an operation needs of the event:
 * `open`: it is active, lies ahead and takes bookings on this site. `ahead`: it lies ahead. `stored`: it has not been
 * deleted. `any`: nothing.
 */
type EventNeed = 'open' | 'ahead' | 'stored' | 'any';

interface Operation<From extends string> {
  readonly from: readonly From[];
  /** The state afterwards; without it the state stays. */
  readonly to?: From;
  readonly event: EventNeed;
}

const HOLDING = ['pending', 'confirmed'] as const;
const STATUSES = ['pending', 'confirmed', 'cancelled'] as const;

/** Which operation is possible in which state of a booking. Every other combination is refused. */
export const BOOKING_OPERATIONS = {
  book: { from: ['absent'], to: 'pending', event: 'open' },
  walk_in: { from: ['absent'], to: 'confirmed', event: 'stored' },
  accept: { from: ['absent'], to: 'pending', event: 'ahead' },
  confirm: { from: ['pending'], to: 'confirmed', event: 'any' },
  cancel_by_guest: { from: HOLDING, to: 'cancelled', event: 'ahead' },
  cancel_by_admin: { from: HOLDING, to: 'cancelled', event: 'any' },
  /** The booking was not paid in time. */
  expire: { from: ['pending'], to: 'cancelled', event: 'any' },
  call_off: { from: HOLDING, to: 'cancelled', event: 'any' },
  change_party_size: { from: HOLDING, event: 'ahead' },
  move: { from: HOLDING, event: 'ahead' },
  check_in: { from: ['confirmed'], event: 'stored' },
  no_show: { from: ['confirmed'], event: 'stored' },
  delete: { from: STATUSES, to: 'absent', event: 'any' },
} as const satisfies Record<string, Operation<BookingState>>;

/** Which operation is possible in which state of a hold. `absent` stands for a hold that was not made yet. */
export const HOLD_OPERATIONS = {
  hold: { from: ['absent'], to: 'held', event: 'ahead' },
  offer: { from: ['absent'], to: 'held', event: 'open' },
  accept: { from: ['held'], to: 'accepted', event: 'ahead' },
  decline: { from: ['held'], to: 'declined', event: 'any' },
  release: { from: ['held'], to: 'released', event: 'any' },
  lapse: { from: ['held'], to: 'lapsed', event: 'any' },
} as const satisfies Record<string, Operation<HoldState | 'absent'>>;

/** The entries of a seat ledger that are no operation on a booking or a hold. */
export const ACCOUNT_OPERATIONS = {
  /** The seats of an account that is older than its ledger. */
  open_account: true,
  /** The event was deleted, and its account with it. */
  close_account: true,
  /** The retention period of a booking is over. */
  remove_expired: true,
  change_capacity: true,
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

/** Returns the code with which the operation is refused in this state of the booking; undefined when it is possible. */
export function bookingRefusal(operation: BookingOperation, state: BookingState): ErrorCode | undefined {
  const { from } = BOOKING_OPERATIONS[operation] as Operation<BookingState>;
  if (from.includes(state)) return undefined;
  return state === 'absent' ? 'not_found' : 'status_change_refused';
}

/** Returns the code with which the operation is refused in this state of the hold; undefined when it is possible. */
export function holdRefusal(operation: HoldOperation, state: HoldState | 'absent'): ErrorCode | undefined {
  const { from } = HOLD_OPERATIONS[operation] as Operation<HoldState | 'absent'>;
  if (from.includes(state)) return undefined;
  return state === 'absent' ? 'not_found' : 'hold_ended';
}
