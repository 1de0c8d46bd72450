import { mkdirSync } from 'node:fs';
import { buildEmulator, buildFunctions } from './local/build.ts';
import { startEmulators } from './local/emulators.ts';
import { Trouble, runMain } from './local/fail.ts';
import { untilLeaving } from './local/house.ts';
import { inRoot } from './local/paths.ts';
import { freePorts } from './local/ports.ts';
import { adminEnvironment } from './local/settings.ts';

const RUNS = 50_000;
/** Hosting serves nothing here. */
const SITE = '.local/no-site';

interface Choice {
  runs: number;
  seed?: number;
  /** Part of the name of the endpoints to ask; all of them when empty. */
  only: string;
}

/** `npm run fuzz -- [--runs=1000] [--seed=7] [part of "POST /api/contact"]` */
function choiceFrom(words: readonly string[]): Choice {
  const numberAfter = (name: string) => {
    const text = words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
    if (text === undefined) return undefined;
    if (!/^\d{1,9}$/.test(text)) throw new Trouble(`--${name} must be a whole number, not "${text}".`);
    return Number(text);
  };
  const seed = numberAfter('seed');
  return {
    runs: numberAfter('runs') ?? RUNS,
    ...(seed !== undefined && { seed }),
    only: words.filter((word) => !word.startsWith('--')).join(' '),
  };
}

/** Or the lists would grow with everything that was added before, and take ever longer. */
async function emptyDatabase(project: string): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  const { ok, status } = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
  if (!ok) throw new Trouble(`The Firestore emulator did not empty its database (status ${status}).`);
}

/** Sends generated requests to the endpoints, in this process, on a local Firebase of its own. */
async function fuzzAll({ runs, seed, only }: Choice): Promise<number> {
  const [{ ENDPOINTS }, { fuzz, fuzzedApp }, { OWN_PROJECT }] = await Promise.all([
    import('../domain/src/api/endpoints.ts'),
    import('../functions/src/testing/contract-fuzz.ts'),
    import('../functions/src/testing/emulated.ts'),
  ]);
  const fuzzed = await fuzzedApp();
  let broken = 0;
  for (const endpoint of ENDPOINTS) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (!name.includes(only)) continue;
    await emptyDatabase(OWN_PROJECT);
    const started = performance.now();
    try {
      await fuzz(fuzzed, endpoint, runs, seed);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`✓ ${name}: ${runs} requests in ${seconds} s`);
    } catch (error) {
      broken += 1;
      console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return broken;
}

/** `npm run fuzz`: 50,000 requests to each endpoint, most of them wrong; none may break the contract. */
await runMain(() =>
  untilLeaving(async () => {
    const choice = choiceFrom(process.argv.slice(2));
    const ports = await freePorts();
    await Promise.all([buildEmulator(), buildFunctions()]);
    mkdirSync(inRoot(SITE), { recursive: true });
    const emulators = await startEmulators({ name: 'fuzz', ports, site: SITE });
    Object.assign(process.env, adminEnvironment(ports));
    const broken = await fuzzAll(choice);
    await emulators.stop();
    console.log(broken === 0 ? 'The contract is kept.' : `${broken} endpoints break the contract.`);
    return broken === 0 ? 0 : 1;
  }, 130),
);
