import { type Random, seededRandom } from '../booking-simulation/random.ts';

/** The steps of a history with their relative frequencies. */
const WEIGHTS = {
  order: 12,
  book: 12,
  pay: 16,
  pay_other_amount: 2,
  cancel_at_provider: 2,
  /** The owner grants the cancellation of a settled payment. */
  grant: 4,
  /** The owner says what became of a refund whose outcome is open. */
  see_refund: 4,
  reconcile: 1,
  deliver: 26,
  /** An attempt of the provider to deliver a notification gets lost. */
  deliver_again: 5,
  /** The provider gives up a notification. */
  drop: 1,
  forge: 3,
  maintain: 8,
  refund: 7,
  prepare: 2,
  send: 3,
  cancel_order: 2,
  confirm: 2,
  cancel_by_guest: 3,
  cancel_by_admin: 2,
  call_off: 1,
  delete: 1,
  change_party_size: 4,
  pass_time: 7,
  /** A call is delivered again long after its response. */
  repeat: 8,
  // Only small histories have these steps.
  cancel_order_by_buyer: 0,
  cancel_order_by_owner: 0,
  return_order: 0,
  move_by_guest: 0,
  move_by_owner: 0,
  change_date: 0,
  change_place: 0,
  change_price: 0,
  join: 0,
  offer: 0,
  accept: 0,
  decline: 0,
} as const;

export type StepKind = keyof typeof WEIGHTS;

/** One call of a buyer, the provider, the owner or the scheduler. Orders and products are named by number. */
export interface Step {
  /** The key of the call is derived from this number. */
  number: number;
  kind: StepKind;
  /** The first are orders of products, the others those of bookings. */
  order: number;
  /** A product, or an event. */
  item: number;
  /** The quantity, or the size of a party. */
  people: number;
  minutes: number;
  /** Chooses among notifications, payments and amounts. */
  choice: number;
  /** The step that is repeated. */
  repeated: number;
}

export interface History {
  /** Decides about the order of all steps, about crashes and about the provider's answers. */
  seed: number;
  steps: readonly Step[];
}

const PRODUCT_ORDERS = 3;
const BOOKING_ORDERS = 3;
export const ITEMS = 2;
const DEFAULT_LENGTH = 50;

const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array<StepKind>(weight).fill(kind as StepKind),
);
const OF_BOOKINGS: readonly StepKind[] = [
  'book',
  'confirm',
  'cancel_by_guest',
  'cancel_by_admin',
  'call_off',
  'delete',
  'change_party_size',
];
const OF_PRODUCTS: readonly StepKind[] = ['order', 'prepare', 'send', 'cancel_order'];

function randomOrder(random: Random, kind: StepKind): number {
  if (OF_PRODUCTS.includes(kind)) return random.below(PRODUCT_ORDERS);
  if (OF_BOOKINGS.includes(kind)) return PRODUCT_ORDERS + random.below(BOOKING_ORDERS);
  return random.below(PRODUCT_ORDERS + BOOKING_ORDERS);
}

function randomStep(random: Random, number: number): Step {
  const kind = random.pick(KINDS);
  const order = randomOrder(random, kind);
  return {
    number,
    kind,
    order,
    // A key is never used for two events.
    item: kind === 'book' ? order % ITEMS : random.below(ITEMS),
    people: 1 + random.below(3),
    minutes: 10 * random.below(10),
    choice: random.below(60),
    repeated: random.below(number + 1),
  };
}

/** Returns the history of a seed; the first steps of a longer one are the same. */
export function generateHistory(seed: number, length = DEFAULT_LENGTH): History {
  const random = seededRandom(seed);
  return { seed, steps: Array.from({ length }, (_, number) => randomStep(random, number)) };
}

/** Returns a step as a line for people, such as `#4 pay order 2`. */
export function describeStep({ number, kind, order, item, people, minutes, choice, repeated }: Step): string {
  const line = () => {
    if (kind === 'repeat') return `repeat #${repeated}`;
    if (kind === 'pass_time') return `${minutes} minutes pass`;
    if (kind === 'maintain') return 'scheduled maintenance';
    if (kind === 'deliver' || kind === 'deliver_again') return `${kind} notification ${choice}`;
    return `${kind} order ${order}: ${people} of item ${item}, choice ${choice}`;
  };
  return `#${number} ${line()}`;
}
