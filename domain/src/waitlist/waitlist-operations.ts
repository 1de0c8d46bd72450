import type { HoldOperation } from '../booking/booking-operations.ts';
import type { WaitlistState } from './waitlist.ts';

interface Operation {
  readonly from: readonly WaitlistState[];
  readonly to: WaitlistState;
  /** What happens to the seats that are held for an offered entry. */
  readonly hold: HoldOperation;
}

const LIVE = ['waiting', 'offered'] as const;

/** The operations that each state of a waitlist entry allows. All others are rejected. */
export const WAITLIST_OPERATIONS = {
  offer: { from: ['waiting'], to: 'offered', hold: 'offer' },
  accept: { from: ['offered'], to: 'booked', hold: 'accept' },
  decline: { from: ['offered'], to: 'declined', hold: 'decline' },
  lapse: { from: ['offered'], to: 'lapsed', hold: 'lapse' },
  leave: { from: LIVE, to: 'left', hold: 'decline' },
  remove: { from: LIVE, to: 'removed', hold: 'release' },
  close: { from: LIVE, to: 'closed', hold: 'release' },
  /** The event does not take place. */
  call_off: { from: LIVE, to: 'closed', hold: 'release' },
} as const satisfies Record<string, Operation>;

export type WaitlistOperation = keyof typeof WAITLIST_OPERATIONS;

/** Returns whether the operation is allowed in this state. */
export function allowsOperation(operation: WaitlistOperation, state: WaitlistState): boolean {
  return (WAITLIST_OPERATIONS[operation].from as readonly WaitlistState[]).includes(state);
}

/** Returns whether an entry in this state can still get seats. */
export const isLive = (state: WaitlistState) => state === 'waiting' || state === 'offered';
