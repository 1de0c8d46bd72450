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

/** The numbers of bookings: those that the steps are about have their mails in Korean and in English, in half of the histories each. */
const OWN = [4, 5] as const;
const OTHER = 3;
const DAY_MINUTES = 24 * 60;
/** Enough for a refund that the provider makes later. */
const ROUNDS = 3;

/** What is done to one booking, each followed by the notifications that are not held back. */
const OPERATIONS = {
  book: { kind: 'book', people: 2 },
  bookLate: { kind: 'book', people: 2, item: 1 },
  bookAll: { kind: 'book', people: 3, order: OTHER },
  pay: { kind: 'pay' },
  payUnnotified: { kind: 'pay' },
  payLess: { kind: 'pay_other_amount', choice: 0 },
  payHalf: { kind: 'pay_other_amount', choice: 50 },
  payMore: { kind: 'pay_other_amount', choice: 59 },
  deliverAgain: { kind: 'deliver_again' },
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
  refundPart: { kind: 'refund' },
  refundAll: { kind: 'refund', choice: 1 },
  cancelAtProvider: { kind: 'cancel_at_provider', choice: 1 },
  maintain: { kind: 'maintain' },
  passTimeToPay: { kind: 'pass_time', minutes: 61 },
  passFreeDay: { kind: 'pass_time', minutes: 8 * DAY_MINUTES },
  passStart: { kind: 'pass_time', minutes: 11 * DAY_MINUTES },
  join: { kind: 'join', people: 2 },
  cancelOther: { kind: 'cancel_by_guest', order: OTHER },
  offer: { kind: 'offer' },
  accept: { kind: 'accept' },
  decline: { kind: 'decline' },
} as const satisfies Record<string, SmallStep>;

export type Operation = keyof typeof OPERATIONS;

/** What comes before the operations, and by how many of them fewer follow. */
const BEGINNINGS: readonly { names: readonly Operation[]; fewer: number }[] = [
  { names: ['book'], fewer: 0 },
  { names: ['book', 'pay'], fewer: 0 },
  { names: ['bookLate', 'pay'], fewer: 1 },
  { names: ['book', 'pay', 'fewer'], fewer: 1 },
  { names: ['bookAll', 'join', 'cancelOther', 'offer'], fewer: 0 },
];
/** They begin histories only. */
const FIRST: readonly Operation[] = ['book', 'bookLate', 'bookAll', 'join', 'cancelOther', 'offer'];
const LATER = (Object.keys(OPERATIONS) as Operation[]).filter((name) => !FIRST.includes(name));

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
  const order = OWN[names.reduce((sum, name) => sum + name.length, 0) % OWN.length]!;
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
async function* branches(names: readonly Operation[], length: number): AsyncGenerator<string | number> {
  if (length <= 0) return;
  for (const name of LATER) {
    const longer = [...names, name];
    const result = await runOperations(longer);
    yield result;
    if (result === longer.length) yield* branches(longer, length - 1);
  }
}

/**
 * Runs all sequences of so many operations after each beginning. A refused operation ends its branch. Returns what went wrong, and
 * how many sequences were run.
 */
export async function runAll(length: number): Promise<{ failures: string[]; count: number }> {
  const results: (string | number)[] = [];
  for (const { names, fewer } of BEGINNINGS)
    for await (const result of branches(names, length - fewer)) results.push(result);
  return { failures: results.filter((result) => typeof result === 'string'), count: results.length };
}
