import * as bookings from '../functions/testing/booking-simulation/simulate.ts';
import * as payments from '../functions/testing/payment-simulation/simulate.ts';
import { runAll, SUBJECTS } from '../functions/testing/payment-simulation/small-histories.ts';
import { CliError, runMain } from './local/cli-error.ts';

const SEEDS = 100_000;
const FAILURES_SHOWN = 20;
/** Returns the failure of a seed as text; undefined when nothing went wrong. */
type Simulate = (seed: number) => Promise<string | undefined>;

const SIMULATIONS = {
  async bookings(seed) {
    const failure = await bookings.simulate(seed);
    return failure && bookings.describeFailure(failure);
  },
  async payments(seed) {
    const failure = await payments.simulate(seed);
    return failure && payments.describeFailure(failure);
  },
} as const satisfies Record<string, Simulate>;
/** Every three operations on a booking, without seeds. */
const OPERATIONS = 'operations';
type Name = keyof typeof SIMULATIONS;
const NAMES = Object.keys(SIMULATIONS) as Name[];
const isSimulation = (name: string): name is Name => Object.hasOwn(SIMULATIONS, name);
const USAGE = 'npm run simulate -- [--seeds=1000] [--from=0] [--only=payments]';

function numberFrom(words: readonly string[], name: string, fallback: number): number {
  const text = words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? String(fallback);
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`--${name} is a whole number: ${USAGE}`);
  return Number(text);
}

/** Runs the histories of one simulation up to the first that breaks an invariant; returns whether none does. */
async function run(name: Name, first: number, seeds: number): Promise<boolean> {
  const started = Date.now();
  for (let seed = first; seed < first + seeds; seed += 1) {
    const failure = await SIMULATIONS[name](seed);
    if (!failure) continue;
    console.log(failure);
    return false;
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${seeds} histories of ${name} in ${seconds} s, none breaks an invariant`);
  return true;
}

/** Runs every three operations on a booking and on an order of products; returns whether all mails are true. */
async function runOperations(): Promise<boolean> {
  let isTrue = true;
  for (const subject of SUBJECTS) {
    const { failures, count } = await runAll(subject, 3);
    for (const failure of failures.slice(0, FAILURES_SHOWN)) console.log(failure);
    console.log(
      `${count} histories of ${OPERATIONS} (${subject}), ${failures.length} break an invariant or a promise`,
    );
    isTrue &&= failures.length === 0;
  }
  return isTrue;
}

/** Runs simulated histories of bookings and payments, each from its own seed, and every three operations on one order. */
await runMain(async () => {
  // `--seeds 1000` means the same as `--seeds=1000`.
  const words = process.argv
    .slice(2)
    .join(' ')
    .replaceAll(/(--\w+) (?=\d)/g, '$1=')
    .split(' ')
    .filter(Boolean);
  const unknown = words.find((word) => !/^--(seeds|from|only)=/.test(word));
  if (unknown) throw new CliError(`Unknown argument "${unknown}": ${USAGE}`);
  const first = numberFrom(words, 'from', 0);
  const seeds = numberFrom(words, 'seeds', SEEDS);
  const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  if (only === OPERATIONS) return (await runOperations()) ? 0 : 1;
  if (only !== undefined && !isSimulation(only)) throw new CliError(`Unknown simulation "${only}": ${USAGE}`);
  for (const name of only === undefined ? NAMES : [only]) if (!(await run(name, first, seeds))) return 1;
  return only === undefined && !(await runOperations()) ? 1 : 0;
});
