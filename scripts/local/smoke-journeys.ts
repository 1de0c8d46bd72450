import { ENGINES, missingPackages } from '../../e2e/journeys/drivers.ts';
import { JOURNEYS } from '../../e2e/journeys/journeys.ts';
import { startProxy } from '../../e2e/journeys/proxy.ts';
import { runJourneys } from '../../e2e/journeys/run-journeys.ts';
import { freePorts } from './ports.ts';
import { DEMO_ADMIN, HOST, siteOrigin, type Ports } from './settings.ts';
import type { Tally } from './suites.ts';

/**
 * Runs the short journeys in the engines besides Chromium that this machine has, against the running site. An engine that is
 * not installed is named and does not fail.
 */
export async function runSmokeJourneys(ports: Ports): Promise<Tally> {
  const engines = ENGINES.filter((engine) => engine !== 'chromium');
  for (const engine of engines)
    if (missingPackages(engine).length > 0)
      console.log(
        `Not run in ${engine}, which is not installed (npm run test:browsers -- --install installs it).`,
      );
  const installed = engines.filter((engine) => missingPackages(engine).length === 0);
  if (installed.length === 0) return { passed: 0, failed: [] };
  const { site: port } = await freePorts();
  const proxy = await startProxy(port, siteOrigin(ports));
  const outcomes = await runJourneys(installed, {
    journeys: JOURNEYS.filter(({ isShort }) => isShort),
    proxy,
    site: `http://${HOST}:${port}`,
    admin: DEMO_ADMIN,
    log: console.log,
  });
  proxy.close();
  const failed = outcomes.filter(({ failure }) => failure !== '');
  return {
    passed: outcomes.length - failed.length,
    failed: failed.map(({ engine, title, failure }) => `${engine}: ${title}\n${failure}`),
  };
}
