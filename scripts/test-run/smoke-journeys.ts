import { ENGINES, missingPackages } from '../../e2e/journeys/drivers.ts';
import { JOURNEYS } from '../../e2e/journeys/journeys.ts';
import { startProxy } from '../../e2e/journeys/proxy.ts';
import { runJourneys } from '../../e2e/journeys/run-journeys.ts';
import { freePorts } from '../local/ports.ts';
import { adminEnvironment, DEMO_ADMIN, HOST, siteOrigin, type Ports } from '../local/settings.ts';
import type { Tally } from '../local/suites.ts';

/**
 * Runs the smoke journeys in the installed engines other than Chromium, against the running site. An engine that is not installed
 * is named and does not fail; one that does not start fails.
 */
export async function runSmokeJourneys(ports: Ports): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: [] };
  Object.assign(process.env, adminEnvironment(ports));
  const { site: port } = await freePorts();
  const proxy = await startProxy(port, siteOrigin(ports));
  for (const engine of ENGINES.filter((each) => each !== 'chromium')) {
    const missing = missingPackages(engine);
    if (missing.length > 0) {
      console.log(`Not run in ${engine}: ${missing.join(' ')} missing (npm run test:browsers -- --install).`);
      continue;
    }
    try {
      const outcomes = await runJourneys([engine], {
        journeys: JOURNEYS.filter(({ isSmoke }) => isSmoke),
        proxy,
        site: `http://${HOST}:${port}`,
        admin: DEMO_ADMIN,
        log: console.log,
      });
      for (const { title, failure } of outcomes)
        if (failure === '') tally.passed += 1;
        else tally.failed.push(`${engine}: ${title}\n${failure}`);
    } catch (error) {
      tally.failed.push(`${engine} does not run: ${String(error)}`);
    }
  }
  proxy.close();
  return tally;
}
