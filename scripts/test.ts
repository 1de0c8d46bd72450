import { z } from 'zod';
import { deployedNode } from './deployed-node/deployed-node.ts';
import { requireChromium } from './local/chromium.ts';
import { buildEmulator, siteFolders } from './local/build.ts';
import { Trouble, runMain } from './local/fail.ts';
import { openHouse, untilLeaving } from './local/house.ts';
import { inRoot } from './local/paths.ts';
import { freePorts } from './local/ports.ts';
import { rehearseDeployment } from './deploy-rehearsal/rehearse.ts';
import { adminEnvironment, DEMO_ADMIN, HOST, siteOrigin, type Ports } from './local/settings.ts';
import { runChecks, runPlaywright, runVitest, type Tally } from './local/suites.ts';

/** Another time zone than the developer's and than Seoul's, far on the other side of the date line. */
const OTHER_ZONE = { TZ: 'America/Los_Angeles' };

async function runUnitTests(): Promise<Tally[]> {
  await buildEmulator();
  // The emulator is also asked by a browser.
  const environment = { CHROMIUM_PATH: requireChromium() };
  return [
    await runVitest({ name: 'unit', projects: ['domain', 'web'], env: environment, files }),
    await runVitest({
      name: 'unit-deployed-node',
      projects: ['emulator', 'seed', 'scripts'],
      env: environment,
      files,
      node: deployedNode(),
    }),
    await runVitest({ name: 'unit-elsewhere', projects: ['domain', 'seed'], env: OTHER_ZONE, files }),
  ];
}

/** Apart from the site of `npm start`, which has other ports built in. */
const SITE = '.local/test-site';

/** The tests that need the local Firebase, on ports of their own, so that a running site is not in the way. */
async function runAgainstFirebase(parts: readonly Part[]): Promise<{ tallies: Tally[]; unused: string[] }> {
  // With a key the site asks for the map's script; the browser tests answer with a stand-in.
  process.env['VITE_KAKAO_MAPS_KEY'] = 'sample-key';
  const chromium = parts.includes('e2e') ? requireChromium() : '';
  const official = process.argv.includes('--official');
  const ports = await freePorts();
  const { emulators } = await openHouse({
    name: 'test',
    ports,
    official,
    site: SITE,
  });
  const environment = {
    ...adminEnvironment(ports),
    SITE_ORIGIN: siteOrigin(ports),
    SITE_FILES: inRoot(siteFolders(SITE).files),
    FUNCTIONS_ORIGIN: `http://${HOST}:${ports.functions}`,
    ADMIN_USERNAME: DEMO_ADMIN.username,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
    CHROMIUM_PATH: chromium,
  };
  const tallies: Tally[] = [];
  // The browser first, on the demo content alone: the tests of the API leave much behind.
  if (parts.includes('e2e')) tallies.push(await runPlaywright('e2e', environment, files));
  if (parts.includes('api'))
    tallies.push(
      await runVitest({
        name: 'api',
        projects: ['functions', 'hosting', 'rules', 'seed-load'],
        env: environment,
        files,
        node: deployedNode(),
      }),
    );
  // A part of the tests leaves indexes to the others.
  const isComplete = parts.includes('e2e') && parts.includes('api') && files.length === 0;
  const unused = isComplete && !official ? await unusedIndexes(ports) : [];
  await emulators.stop();
  return { tallies, unused };
}

const unusedIndexesSchema = z.object({ unused: z.array(z.string()) });

/** The indexes of firestore.indexes.json that no query has used, as the local Firestore tells. */
async function unusedIndexes(ports: Ports): Promise<string[]> {
  const answer = await fetch(`http://${HOST}:${ports.firestore}/emulator/v1/indexes`);
  return unusedIndexesSchema.parse(await answer.json()).unused;
}

const PARTS = ['checks', 'unit', 'deploy', 'api', 'e2e'] as const;
type Part = (typeof PARTS)[number];

const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** What looks like (a piece of) a file's path narrows the parts that are named to the files that match. */
const files = words.filter((word) => /[./]/.test(word));

function chosenParts(): readonly Part[] {
  const named = words.filter((word) => !files.includes(word));
  const unknown = named.find((name) => !PARTS.includes(name as Part));
  if (unknown)
    throw new Trouble(`There is no part "${unknown}" of the tests: choose among ${PARTS.join(', ')}.`);
  if (files.length > 0 && named.length === 0)
    throw new Trouble(`Say to which part of the tests ${files.join(', ')} belongs: ${PARTS.join(', ')}.`);
  return named.length > 0 ? (named as Part[]) : PARTS;
}

/**
 * `npm test`: everything; `npm test -- unit api`: parts of it; `npm test -- e2e booking.spec`: one file of a part. The
 * last line is the sum.
 */
await runMain(() =>
  untilLeaving(async () => {
    const parts = chosenParts();
    const tallies: Tally[] = [];
    let unused: string[] = [];
    if (parts.includes('checks')) tallies.push(await runChecks());
    if (parts.includes('unit')) tallies.push(...(await runUnitTests()));
    if (parts.includes('deploy')) tallies.push(await rehearseDeployment(files));
    if (parts.includes('api') || parts.includes('e2e')) {
      const againstFirebase = await runAgainstFirebase(parts);
      tallies.push(...againstFirebase.tallies);
      ({ unused } = againstFirebase);
    }

    const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
    const failed = tallies.flatMap((tally) => tally.failed);
    if (unused.length > 0)
      console.log(
        `\nIndexes that no query of the tests used:${unused.map((index) => `\n  ${index}`).join('')}`,
      );
    if (failed.length > 0) console.log(`\nThese failed:${failed.map((name) => `\n  ✗ ${name}`).join('')}`);
    console.log(`\n${passed} passed, ${failed.length} failed`);
    return failed.length === 0 && passed > 0 ? 0 : 1;
  }, 130),
);
