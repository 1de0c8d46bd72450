import { describeFailure, simulate } from '../functions/src/bookings/simulation/simulate.ts';
import { CliError, runMain } from './local/cli-error.ts';

const SEEDS = 100_000;
const USAGE = 'npm run simulate -- [--seeds=1000] [--from=0]';

function numberFrom(words: readonly string[], name: string, fallback: number): number {
  const text = words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? String(fallback);
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`--${name} is a whole number: ${USAGE}`);
  return Number(text);
}

/** Runs simulated histories of bookings, each from its own seed, up to the first that breaks an invariant. */
await runMain(async () => {
  // `--seeds 1000` means the same as `--seeds=1000`.
  const words = process.argv
    .slice(2)
    .join(' ')
    .replaceAll(/(--\w+) (?=\d)/g, '$1=')
    .split(' ')
    .filter(Boolean);
  const unknown = words.find((word) => !/^--(seeds|from)=/.test(word));
  if (unknown) throw new CliError(`Unknown argument "${unknown}": ${USAGE}`);
  const first = numberFrom(words, 'from', 0);
  const seeds = numberFrom(words, 'seeds', SEEDS);
  const started = Date.now();
  for (let seed = first; seed < first + seeds; seed += 1) {
    const failure = await simulate(seed);
    if (failure) {
      console.log(describeFailure(failure));
      return 1;
    }
  }
  console.log(
    `${seeds} histories in ${Math.round((Date.now() - started) / 1000)} s, none breaks an invariant`,
  );
  return 0;
});
