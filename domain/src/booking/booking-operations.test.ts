import { describe, expect, it } from 'vitest';
import {
  BOOKING_OPERATIONS,
  type BookingOperation,
  bookingRefusal,
  type BookingState,
  HOLD_OPERATIONS,
  HOLD_STATES,
  type HoldOperation,
  holdRefusal,
} from './booking-operations.ts';
import { BOOKING_STATUSES } from './booking.ts';

const BOOKING_STATES: readonly BookingState[] = ['absent', ...BOOKING_STATUSES];
const operations = Object.keys(BOOKING_OPERATIONS) as BookingOperation[];
const holdOperations = Object.keys(HOLD_OPERATIONS) as HoldOperation[];

describe('operations on a booking', () => {
  it.each([
    ['absent', ['book', 'walk_in', 'accept']],
    [
      'pending',
      [
        'confirm',
        'cancel_by_guest',
        'cancel_by_admin',
        'expire',
        'release_unverified',
        'refund',
        'call_off',
        'tell_change',
        'change_party_size',
        'move',
        'lapse_change',
        'change_contact',
        'correct_email',
        'renew_link',
        'delete',
      ],
    ],
    [
      'confirmed',
      [
        'cancel_by_guest',
        'cancel_by_admin',
        'refund',
        'call_off',
        'tell_change',
        'change_party_size',
        'move',
        'lapse_change',
        'change_contact',
        'correct_email',
        'renew_link',
        'check_in',
        'no_show',
        'delete',
      ],
    ],
    ['cancelled', ['restore', 'renew_link', 'delete']],
  ] as const)('while it is %s: %j', (state, possible) => {
    expect(operations.filter((operation) => !bookingRefusal(operation, state))).toEqual(possible);
  });

  it('are rejected with not_found while it is absent, otherwise with status_change_refused', () => {
    const codes = BOOKING_STATES.map((state) => bookingRefusal('confirm', state));
    expect(codes).toEqual(['not_found', undefined, 'status_change_refused', 'status_change_refused']);
  });
});

describe('operations on a hold', () => {
  it('end it at most once', () => {
    const states = (['absent', ...HOLD_STATES] as const).map((state) => [
      state,
      holdOperations.filter((operation) => !holdRefusal(operation, state)),
    ]);
    expect(states).toEqual([
      ['absent', ['hold', 'offer']],
      ['held', ['accept', 'decline', 'release', 'lapse']],
      ['accepted', []],
      ['declined', []],
      ['released', []],
      ['lapsed', []],
    ]);
    expect([holdRefusal('accept', 'absent'), holdRefusal('accept', 'lapsed')]).toEqual([
      'not_found',
      'hold_ended',
    ]);
  });
});
