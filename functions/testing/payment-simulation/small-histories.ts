import { DomainError } from '@app/domain/errors.ts';
import { seededRandom } from '../booking-simulation/random.ts';
import type { Step } from './history.ts';
import { checkCommit, checkEnd } from './invariants.ts';
import { deliver, STEPS } from './perform-step.ts';
import { checkPromises } from './promises.ts';
import { settle } from './simulate.ts';
import { simulatedProvider } from './simulated-provider.ts';
import { IDS, initialDocuments, MOVES, openWorld, type World } from './world.ts';

type SmallStep = Partial<Omit<Step, 'kind' | 'number'>> & Pick<Step, 'kind'>;

/** The numbers of the orders that the operations are about: their mails are in Korean and in English, in half of the histories each. */
const OWN = { booking: [4, 5], product: [0, 1] };
const OTHER = 3;
const DAY_MINUTES = 24 * 60;
/** Enough for a refund that the provider makes later. */
const ROUNDS = 3;

/** What is done to the payments of any order. */
const PAYMENT_OPERATIONS = {
  pay: { kind: 'pay' },
  payUnnotified: { kind: 'pay' },
  payLess: { kind: 'pay_other_amount', choice: 0 },
  payHalf: { kind: 'pay_other_amount', choice: 50 },
  payMore: { kind: 'pay_other_amount', choice: 59 },
  deliverAgain: { kind: 'deliver_again' },
  refundPart: { kind: 'refund' },
  refundAll: { kind: 'refund', choice: 1 },
  cancelAtProvider: { kind: 'cancel_at_provider', choice: 1 },
  maintain: { kind: 'maintain' },
  passTimeToPay: { kind: 'pass_time', minutes: 61 },
} as const satisfies Record<string, SmallStep>;

/** What is done to one order of products. */
const PRODUCT_OPERATIONS = {
  prepare: { kind: 'prepare' },
  send: { kind: 'send' },
  sendOtherNumber: { kind: 'send', choice: 2 },
  arrive: { kind: 'send', choice: 1 },
  cancelOrderByBuyer: { kind: 'cancel_order_by_buyer' },
  cancelOrderByOwner: { kind: 'cancel_order_by_owner' },
  returnUnwanted: { kind: 'return_order', choice: 1 },
  returnDefective: { kind: 'return_order', choice: 5 },
  returnLate: { kind: 'return_order', choice: 3 },
  passReturnPeriod: { kind: 'pass_time', minutes: 15 * DAY_MINUTES },
} as const satisfies Record<string, SmallStep>;

/** What is done to one booking. */
const BOOKING_OPERATIONS = {
  confirm: { kind: 'confirm' },
  fewer: { kind: 'change_party_size', people: 1 },
  more: { kind: 'change_party_size', people: 3 },
  unchanged: { kind: 'change_party_size', people: 2 },
  moveToCheaper: { kind: 'move_by_guest', item: MOVES.cheaper },
  moveToDearer: { kind: 'move_by_guest', item: MOVES.dearer },
  moveToFree: { kind: 'move_by_guest', item: MOVES.free },
  moveBack: { kind: 'move_by_guest', item: 0 },
  ownerMovesToCheaper: { kind: 'move_by_owner', item: MOVES.cheaper },
  ownerMovesToDearer: { kind: 'move_by_owner', item: MOVES.dearer },
  ownerMovesToFree: { kind: 'move_by_owner', item: MOVES.free },
  postpone: { kind: 'change_date', minutes: 38 * DAY_MINUTES },
  postponeLate: { kind: 'change_date', item: 1, minutes: 38 * DAY_MINUTES },
  bringForward: { kind: 'change_date', minutes: -8 * DAY_MINUTES },
  changePlace: { kind: 'change_place' },
  raisePrice: { kind: 'change_price', minutes: 10_000 },
  lowerPrice: { kind: 'change_price', minutes: -10_000 },
  cancel: { kind: 'cancel_by_guest' },
  cancelByOwner: { kind: 'cancel_by_admin' },
  callOff: { kind: 'call_off' },
  delete: { kind: 'delete', choice: 1 },
  deleteAndTell: { kind: 'delete' },
  passFreeDay: { kind: 'pass_time', minutes: 8 * DAY_MINUTES },
  passStart: { kind: 'pass_time', minutes: 11 * DAY_MINUTES },
  accept: { kind: 'accept' },
  decline: { kind: 'decline' },
} as const satisfies Record<string, SmallStep>;

/** Each is followed by the notifications that are not held back. */
const OPERATIONS = {
  ...PAYMENT_OPERATIONS,
  ...PRODUCT_OPERATIONS,
  ...BOOKING_OPERATIONS,
  // Histories only begin with these.
  order: { kind: 'order', people: 2 },
  book: { kind: 'book', people: 2 },
  bookLate: { kind: 'book', people: 2, item: 1 },
  bookAll: { kind: 'book', people: 3, order: OTHER },
  join: { kind: 'join', people: 2 },
  cancelOther: { kind: 'cancel_by_guest', order: OTHER },
  offer: { kind: 'offer' },
} as const satisfies Record<string, SmallStep>;

export type Operation = keyof typeof OPERATIONS;

/** What comes before the operations, and by how many of them fewer follow. */
type Beginning = readonly [names: readonly Operation[], fewer: number];

/** What the operations are about. */
export const SUBJECTS = ['booking', 'product'] as const;
type Subject = (typeof SUBJECTS)[number];

const BEGINNINGS: Record<Subject, readonly Beginning[]> = {
  booking: [
    [['book'], 0],
    [['book', 'pay'], 0],
    [['bookLate', 'pay'], 1],
    [['book', 'pay', 'fewer'], 1],
    [['bookAll', 'join', 'cancelOther', 'offer'], 0],
  ],
  // Each state of an order of products.
  product: [
    [['order'], 0],
    [['order', 'pay'], 0],
    [['order', 'pay', 'prepare'], 0],
    [['order', 'pay', 'send'], 0],
    [['order', 'pay', 'send', 'arrive'], 0],
    [['order', 'pay', 'send', 'returnUnwanted'], 0],
    [['order', 'pay', 'refundPart'], 0],
    [['order', 'pay', 'refundAll'], 0],
    [['order', 'pay', 'cancelOrderByBuyer'], 0],
    [['order', 'payLess'], 0],
    [['order', 'cancelOrderByOwner'], 0],
    [['order', 'passTimeToPay', 'maintain'], 0],
  ],
};

const LATER = {
  booking: Object.keys({ ...PAYMENT_OPERATIONS, ...BOOKING_OPERATIONS }) as Operation[],
  product: Object.keys({ ...PAYMENT_OPERATIONS, ...PRODUCT_OPERATIONS }) as Operation[],
};

function openHistory(): World {
  const pause = () => Promise.resolve();
  const provider = simulatedProvider(seededRandom(1), pause);
  provider.becomeReliable();
  const world: World = openWorld({
    documents: initialDocuments(),
    provider,
    pause,
    fateOfCommit: () => 'applied',
    onCommit: (written) => checkCommit(world, written),
  });
  return world;
}

/** Performs an operation and delivers what the provider notifies; returns whether it was refused. */
async function perform(world: World, name: Operation, number: number, order: number): Promise<boolean> {
  const step = { ...DEFAULTS, order, ...(OPERATIONS[name] as SmallStep), number };
  try {
    await STEPS[step.kind as keyof typeof STEPS](step, world, IDS.order(step.order));
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
  if (name === 'payUnnotified') return false;
  for (const notification of world.provider.notifications)
    if (!notification.isAnswered) await deliver(world, notification);
  return false;
}

const DEFAULTS = { item: 0, people: 1, minutes: 0, choice: 0, repeated: 0 };

/** Runs operations one after the other; returns what went wrong, or how many were performed until one was refused. */
export async function runOperations(names: readonly Operation[]): Promise<string | number> {
  const world = openHistory();
  const subject = names[0] === 'order' ? 'product' : 'booking';
  const order = OWN[subject][names.reduce((sum, name) => sum + name.length, 0) % 2]!;
  let performed = 0;
  try {
    for (const [number, name] of names.entries()) {
      if (await perform(world, name, number, order)) break;
      performed += 1;
    }
    await settle(world, ROUNDS);
    checkEnd(world);
    checkPromises(world.documents);
  } catch (error) {
    return `${names.join(', ')}: ${error instanceof Error ? error.message : 'unknown'}`;
  }
  return performed;
}

/** Runs all sequences that continue one by one to `length` operations; yields what `runOperations` returns. */
async function* branches(
  subject: Subject,
  names: readonly Operation[],
  length: number,
): AsyncGenerator<string | number> {
  if (length <= 0) return;
  for (const name of LATER[subject]) {
    const longer = [...names, name];
    const result = await runOperations(longer);
    yield result;
    if (result === longer.length) yield* branches(subject, longer, length - 1);
  }
}

/**
 * Runs all sequences of so many operations after each beginning. A refused operation ends its branch. Returns what went wrong, and
 * how many sequences were run.
 */
export async function runAll(
  subject: Subject,
  length: number,
): Promise<{ failures: string[]; count: number }> {
  const results: (string | number)[] = [];
  for (const [names, fewer] of BEGINNINGS[subject])
    for await (const result of branches(subject, names, length - fewer)) results.push(result);
  return { failures: results.filter((result) => typeof result === 'string'), count: results.length };
}
