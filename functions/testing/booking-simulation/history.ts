import { type Random, seededRandom } from './random.ts';

/** The operations of a history with their relative frequencies. */
const WEIGHTS = {
  book: 14,
  walk_in: 2,
  confirm: 5,
  cancel_by_guest: 4,
  cancel_by_admin: 3,
  expire: 2,
  call_off: 1,
  delete: 3,
  change_party_size: 8,
  move: 6,
  check_in: 3,
  no_show: 1,
  hold: 3,
  release: 2,
  join: 16,
  accept: 6,
  decline: 2,
  lapse: 3,
  leave: 2,
  remove: 1,
  close: 1,
  offer_out_of_turn: 1,
  offer_seats: 6,
  change_capacity: 2,
  change_visibility: 1,
  delete_event: 1,
  pass_time: 4,
  /** A call is delivered again long after its response. */
  repeat: 10,
} as const;

export type StepKind = keyof typeof WEIGHTS;

/** One call of a guest, an admin or a trigger. Bookings, waitlist entries, holds and events are named by number. */
export interface Step {
  /** The key of the call is derived from this number. */
  number: number;
  kind: StepKind;
  booking: number;
  entry: number;
  hold: number;
  event: number;
  /** The size of a party, the seats of a hold, or the new capacity. */
  people: number;
  /** The time limit of an offer or a payment, or the elapsed time. */
  minutes: number;
  /** The step that is repeated. */
  repeated: number;
}

export interface History {
  /** Decides about the order of all steps and about crashes. */
  seed: number;
  steps: readonly Step[];
}

export const EVENT_COUNT = 3;
const BOOKINGS = 8;
const HOLDS = 4;
const ENTRIES = 15;
const DEFAULT_LENGTH = 60;

const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array<StepKind>(weight).fill(kind as StepKind),
);

/** The booking that exists from the beginning was made before there was a ledger; nobody makes it again. */
export const OLD_BOOKING = 0;
const MAKES_BOOKING: readonly StepKind[] = ['book', 'walk_in'];

function randomStep(random: Random, number: number): Step {
  const kind = random.pick(KINDS);
  const isNew = MAKES_BOOKING.includes(kind);
  const booking = isNew ? 1 + random.below(BOOKINGS - 1) : random.below(BOOKINGS);
  const entry = random.below(ENTRIES);
  const event = random.below(EVENT_COUNT);
  const own = kind === 'join' ? entry : booking;
  return {
    number,
    kind,
    booking,
    entry,
    hold: random.below(HOLDS),
    // A key is never used for two events.
    event: isNew || kind === 'join' ? own % EVENT_COUNT : event,
    people: 1 + random.below(4),
    minutes: 10 * random.below(10),
    repeated: random.below(number + 1),
  };
}

/** Returns the history of a seed; the first steps of a longer one are the same. */
export function generateHistory(seed: number, length = DEFAULT_LENGTH): History {
  const random = seededRandom(seed);
  return { seed, steps: Array.from({ length }, (_, number) => randomStep(random, number)) };
}

const HOLD_STEPS: readonly StepKind[] = ['hold', 'release'];
const ENTRY_STEPS: readonly StepKind[] = [
  'accept',
  'decline',
  'lapse',
  'leave',
  'remove',
  'close',
  'offer_out_of_turn',
];

/** Returns whether the party of a joining guest may be smaller. */
export const acceptsFewer = ({ minutes }: Pick<Step, 'minutes'>) => minutes >= 60;

/** Returns a step as a line for people, such as `#4 move booking 2 to event 1`. */
export function describeStep({
  number,
  kind,
  booking,
  entry,
  hold,
  event,
  people,
  minutes,
  repeated,
}: Step): string {
  const line = () => {
    if (kind === 'repeat') return `repeat #${repeated}`;
    if (kind === 'pass_time') return `${minutes} minutes pass`;
    if (kind === 'change_capacity') return `change capacity of event ${event} to ${people + 1}`;
    if (kind === 'change_visibility' || kind === 'delete_event') return `${kind} of event ${event}`;
    if (kind === 'offer_seats') return `offer free seats of event ${event}`;
    if (HOLD_STEPS.includes(kind)) return `${kind} ${hold}: ${people} seats of event ${event}`;
    if (ENTRY_STEPS.includes(kind)) return `${kind} entry ${entry}`;
    if (kind === 'join')
      return `join as entry ${entry}: ${people} people${acceptsFewer({ minutes }) ? ' or fewer' : ''}, event ${event}`;
    return `${kind} booking ${booking}: ${people} people, event ${event}, ${minutes} minutes`;
  };
  return `#${number} ${line()}`;
}
