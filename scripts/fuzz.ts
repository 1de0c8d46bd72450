import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ENDPOINTS } from '../domain/src/api/endpoints.ts';
import { buildEmulator, buildFunctions, siteFolders } from './local/build.ts';
import { startEmulators } from './local/emulators.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { type FuzzOutcome, fuzzInProcesses } from './local/fuzz-jobs.ts';
import { runUntilInterrupted } from './local/local-environment.ts';
import { rootPath } from './local/paths.ts';
import { freePorts } from './local/ports.ts';
import { adminEnvironment } from './local/settings.ts';

const RUNS = 50_000;
/** An empty folder: fuzzing needs no site. */
const SITE = '.local/no-site';

interface Choice {
  runs: number;
  seed?: number;
  /** A part of the names of the endpoints to test; empty for all. */
  only: string;
}

/** `npm run fuzz -- [--runs=1000] [--seed=7] [part of "POST /api/contact"]` */
function choiceFrom(words: readonly string[]): Choice {
  const numberAfter = (name: string) => {
    const text = words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
    if (text === undefined) return undefined;
    if (!/^\d{1,9}$/.test(text)) throw new CliError(`--${name} must be a whole number, not "${text}".`);
    return Number(text);
  };
  const seed = numberAfter('seed');
  return {
    runs: numberAfter('runs') ?? RUNS,
    ...(seed !== undefined && { seed }),
    only: words.filter((word) => !word.startsWith('--')).join(' '),
  };
}

/** Formats the number of responses per status class: `2xx 812, 4xx 49,188`. */
function classes(statuses: FuzzOutcome['statuses']): string {
  const counts = new Map<string, number>();
  for (const [status, count] of statuses.toSorted(([a], [b]) => a - b)) {
    const name = `${Math.floor(status / 100)}xx`;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => `${name} ${count.toLocaleString('en')}`).join(', ');
}

/**
 * Sends generated requests to the endpoints, in separate processes. Returns the number of endpoints that broke the
 * contract.
 */
async function fuzzAll({ runs, seed, only }: Choice): Promise<number> {
  const jobs = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    .filter((name) => name.includes(only))
    .map((endpoint) => ({ endpoint, runs, ...(seed !== undefined && { seed }) }));
  let broken = 0;
  // The endpoints mostly wait for the emulator, which is a process of its own.
  await fuzzInProcesses(jobs, availableParallelism(), ({ endpoint, statuses, seconds, breach }) => {
    if (breach !== undefined) broken += 1;
    const sent = statuses.reduce((sum, [, count]) => sum + count, 0);
    const figures = `${sent.toLocaleString('en')} requests in ${seconds.toFixed(1)} s: ${classes(statuses)}`;
    console.log(breach === undefined ? `✓ ${endpoint}: ${figures}` : `✗ ${endpoint}: ${breach}`);
  });
  return broken;
}

/**
 * `npm run fuzz` sends 50,000 mostly invalid requests to each endpoint and checks the responses against the contract.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const choice = choiceFrom(process.argv.slice(2));
    const ports = await freePorts();
    await Promise.all([buildEmulator(), buildFunctions()]);
    mkdirSync(rootPath(siteFolders(SITE).hosted), { recursive: true });
    const emulators = await startEmulators({ name: 'fuzz', ports, site: SITE });
    Object.assign(process.env, adminEnvironment(ports));
    const broken = await fuzzAll(choice);
    await emulators.stop();
    console.log(
      broken === 0 ? 'All responses comply with the contract.' : `${broken} endpoints broke the contract.`,
    );
    return broken === 0 ? 0 : 1;
  }, 130),
);
