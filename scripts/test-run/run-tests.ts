import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { deployedNode } from '../local/deployed-node.ts';
import { chromiumVersion, requireChromium } from '../local/chromium.ts';
import type { Part, TestChoice } from './choose-tests.ts';
import { buildEmulator, siteFolders } from '../local/build.ts';
import { startLocalEnvironment } from '../local/local-environment.ts';
import { rootPath } from '../local/paths.ts';
import { freePorts } from '../local/ports.ts';
import { rehearseDeployment } from '../deploy-rehearsal/rehearse.ts';
import { adminEnvironment, DEMO_ADMIN, HOST, siteOrigin, type Ports } from '../local/settings.ts';
import { runSmokeJourneys } from './smoke-journeys.ts';
import { runChecks, runPlaywright, runVitest, type Tally } from '../local/suites.ts';

/** A time zone that is neither Seoul's nor the deployed functions': what depends on the local one fails. */
const TIME_ZONE = 'America/Los_Angeles';

/** The parts with tests that use a browser. */
const IN_A_BROWSER: readonly Part[] = ['unit', 'e2e'];

/** Prints what the tests run on: a failure may depend on it. */
async function printVersions(parts: readonly Part[]): Promise<void> {
  const browser = parts.some((part) => IN_A_BROWSER.includes(part))
    ? [`Chromium ${await chromiumVersion(requireChromium())}`]
    : [];
  console.log([`Node ${process.versions.node}`, ...browser].join(', '));
}

async function runUnitTests({ files }: TestChoice): Promise<Tally[]> {
  await buildEmulator();
  // Some emulator tests use a browser.
  const environment = { CHROMIUM_PATH: requireChromium(), TZ: TIME_ZONE };
  const run = { files, workers: availableParallelism() };
  return [
    await runVitest({ ...run, name: 'unit', projects: ['domain', 'web'], env: environment }),
    await runVitest({
      ...run,
      name: 'unit-deployed-node',
      projects: ['emulator', 'seed', 'scripts', 'rules-in-process'],
      env: environment,
      node: deployedNode(),
    }),
  ];
}

/** Separate from the site of `npm start`, which is built with other ports. */
const SITE = '.local/test-site';

/** Runs the tests that need the emulators, on separate ports so that they do not conflict with a running site. */
async function runAgainstFirebase({
  parts,
  files,
  official,
}: TestChoice): Promise<{ tallies: Tally[]; unused: string[] }> {
  // With a key the site loads the map's script, which the browser tests replace by a stand-in.
  process.env['VITE_KAKAO_MAPS_KEY'] = 'sample-key';
  const chromium = parts.includes('e2e') ? requireChromium() : '';
  const ports = await freePorts();
  const { emulators } = await startLocalEnvironment({
    name: 'test',
    ports,
    official,
    site: SITE,
  });
  const environment = {
    ...adminEnvironment(ports),
    SITE_ORIGIN: siteOrigin(ports),
    SITE_FILES: rootPath(siteFolders(SITE).files),
    FUNCTIONS_ORIGIN: `http://${HOST}:${ports.functions}`,
    ADMIN_USERNAME: DEMO_ADMIN.username,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
    CHROMIUM_PATH: chromium,
  };
  const tallies: Tally[] = [];
  // Browser tests run first because they need the unmodified demo content; API tests leave data behind.
  if (parts.includes('e2e')) {
    tallies.push(await runPlaywright('e2e', environment, files));
    if (files.length === 0 || files.some((word) => 'e2e/journeys'.includes(word)))
      tallies.push(await runSmokeJourneys(ports));
  }
  if (parts.includes('api'))
    tallies.push(
      await runVitest({
        name: 'api',
        projects: ['functions', 'hosting', 'rules', 'seed-load'],
        workers: availableParallelism(),
        env: environment,
        files,
        node: deployedNode(),
      }),
    );
  // Unused indexes can be reported only after all tests have run.
  const isComplete = parts.includes('e2e') && parts.includes('api') && files.length === 0;
  const unused = isComplete && !official ? await unusedIndexes(ports) : [];
  await emulators.stop();
  return { tallies, unused };
}

const unusedIndexesSchema = z.object({ unused: z.array(z.string()), unusedOverrides: z.array(z.string()) });

/** Returns the indexes that no query has used and the overrides of fields that no document had, as reported by the local Firestore. */
async function unusedIndexes(ports: Ports): Promise<string[]> {
  const answer = await fetch(`http://${HOST}:${ports.firestore}/emulator/v1/indexes`);
  const { unused, unusedOverrides } = unusedIndexesSchema.parse(await answer.json());
  return [
    ...unused,
    ...unusedOverrides.map((field) => `${field} (override of a field that no document had)`),
  ];
}

/** Runs the chosen tests and prints the summary, whose last line has the sums. @returns the exit code */
export async function runTests(choice: TestChoice): Promise<number> {
  const { parts, files } = choice;
  await printVersions(parts);
  const tallies: Tally[] = [];
  let unused: string[] = [];
  if (parts.includes('checks')) tallies.push(await runChecks());
  if (parts.includes('unit')) tallies.push(...(await runUnitTests(choice)));
  if (parts.includes('deploy')) tallies.push(await rehearseDeployment(files));
  if (parts.includes('api') || parts.includes('e2e')) {
    const againstFirebase = await runAgainstFirebase(choice);
    tallies.push(...againstFirebase.tallies);
    ({ unused } = againstFirebase);
  }

  const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
  const failed = tallies.flatMap((tally) => tally.failed);
  if (unused.length > 0)
    console.log(`\nUnused in firestore.indexes.json:${unused.map((index) => `\n  ${index}`).join('')}`);
  if (failed.length > 0) console.log(`\nFailed:${failed.map((name) => `\n  ✗ ${name}`).join('')}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}
