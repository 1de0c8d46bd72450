import { DomainError } from '@app/domain/errors.ts';
import { CrashError } from '../booking-simulation/memory-store.ts';
import { type Random, seededRandom } from '../booking-simulation/random.ts';
import { seededScheduler } from '../booking-simulation/scheduler.ts';
import { shrink } from '../booking-simulation/shrink.ts';
import { processDueOrders } from '../../src/jobs/process-due-orders.ts';
import { reconcileOrders } from '../../src/orders/reconcile-orders.ts';
import { describeStep, generateHistory, type History, type Step } from './history.ts';
import { checkCommit, checkEnd } from './invariants.ts';
import { checkPromises } from './promises.ts';
import { deliver, REPEATABLE, STEPS } from './perform-step.ts';
import { simulatedProvider } from './simulated-provider.ts';
import { IDS, initialDocuments, openWorld, type World } from './world.ts';

const AT_ONCE = 4;
/** One commit in this many is followed or preceded by a crash. */
const CRASHES = 12;
/** The number of times that a client repeats a call without a response. */
const RETRIES = 3;
/** At the end the provider repeats its notifications and the scheduled function runs, until nothing is under way. */
const ROUNDS = 8;
/** Longer than the time within which the law demands a refund. */
const REFUND_DAYS = 7;

export interface Failure {
  message: string;
  history: History;
}

/** Performs a step; repeats it after a crash, as clients and schedulers do. */
async function perform(step: Step, world: World): Promise<void> {
  if (step.kind === 'repeat') return;
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    try {
      await STEPS[step.kind](step, world, IDS.order(step.order));
      return;
    } catch (error) {
      if (error instanceof DomainError) return;
      if (!(error instanceof CrashError)) throw error;
    }
  }
}

/** Returns the tasks of a history's steps, in their order. */
function tasksOf({ steps }: History, world: World): (() => Promise<void>)[] {
  const byNumber = new Map(steps.map((step) => [step.number, step]));
  return steps.flatMap((step) => {
    const performed = step.kind === 'repeat' ? byNumber.get(step.repeated) : step;
    if (!performed || (step.kind === 'repeat' && !REPEATABLE.includes(performed.kind))) return [];
    return [() => perform(performed, world)];
  });
}

/** Lets everything that is under way come to its end, without crashes. */
export async function settle(world: World, rounds = ROUNDS): Promise<void> {
  const { provider, deps, failures } = world;
  provider.becomeReliable();
  failures.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    world.passTime(61);
    for (const payment of provider.payments.values()) provider.grant(payment);
    for (const notification of provider.notifications)
      if (!notification.isAnswered && !notification.isDropped) await deliver(world, notification);
    await processDueOrders(deps, 'simulation');
  }
  world.passTime(REFUND_DAYS * 24 * 60);
  await reconcileOrders(deps, 'simulation', { isOver: () => false });
}

function openHistory(random: Random) {
  const scheduler = seededScheduler(random);
  const state = { isEnding: false };
  const provider = simulatedProvider(random, scheduler.pause);
  const world: World = openWorld({
    documents: initialDocuments(),
    provider,
    pause: scheduler.pause,
    fateOfCommit() {
      if (state.isEnding) return 'applied';
      if (random.oneIn(CRASHES)) return 'crash before';
      return random.oneIn(CRASHES) ? 'crash after' : 'applied';
    },
    onCommit: (written) => checkCommit(world, written),
  });
  return { scheduler, world, end: () => (state.isEnding = true) };
}

/** Runs a history; returns what went wrong, or undefined. */
export async function runHistory(history: History): Promise<string | undefined> {
  const { scheduler, world, end } = openHistory(seededRandom(history.seed ^ 0x5eed));
  try {
    await scheduler.run(tasksOf(history, world), AT_ONCE);
    end();
    await scheduler.run([() => settle(world)], 1);
    checkEnd(world);
    checkPromises(world.documents);
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
  return undefined;
}

/** Runs the history of a seed; returns the shortest failing one that was found, or undefined when nothing went wrong. */
export async function simulate(seed: number, length?: number): Promise<Failure | undefined> {
  const history = generateHistory(seed, length);
  if (!(await runHistory(history))) return undefined;
  const shortest = await shrink(history, runHistory);
  return { message: (await runHistory(shortest))!, history: shortest };
}

/** Returns a failure as text for people. */
export function describeFailure({ message, history }: Failure): string {
  return [`Seed ${history.seed}: ${message}`, ...history.steps.map((step) => `  ${describeStep(step)}`)].join(
    '\n',
  );
}
