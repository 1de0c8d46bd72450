import { ENGINES, type Engine } from '../e2e/journeys/drivers.ts';
import { JOURNEYS } from '../e2e/journeys/journeys.ts';
import { startProxy } from '../e2e/journeys/proxy.ts';
import { runJourneys, type Outcome } from '../e2e/journeys/run-journeys.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { ENGINE_OPTION, namedEngine, requireEngines } from '../e2e/journeys/engines.ts';
import { runUntilInterrupted, startLocalEnvironment } from './local/local-environment.ts';
import { freePorts } from './local/ports.ts';
import { adminEnvironment, DEMO_ADMIN, HOST, siteOrigin } from './local/settings.ts';

const USAGE = `npm run test:browsers -- [--install] [${ENGINE_OPTION}] [part of a journey's title]`;

/** Returns a line for each journey with its result in each engine. */
function tableOf(engines: readonly Engine[], outcomes: readonly Outcome[]): string {
  const titles = [...new Set(outcomes.map(({ title }) => title))];
  const width = Math.max(...titles.map(({ length }) => length)) + 2;
  const resultOf = (title: string, engine: Engine) =>
    outcomes.find((outcome) => outcome.title === title && outcome.engine === engine)?.failure ? '✗' : '✓';
  const row = (title: string, cells: readonly string[]) =>
    title.padEnd(width) + cells.map((cell) => cell.padEnd(10)).join('');
  return [
    row('', engines),
    ...titles.map((title) =>
      row(
        title,
        engines.map((engine) => resultOf(title, engine)),
      ),
    ),
  ].join('\n');
}

/** `npm run test:browsers` runs the journeys of `e2e/journeys` in each engine and both languages. */
await runMain(() => {
  const words = process.argv.slice(2);
  const engine = namedEngine(words, USAGE);
  const engines = engine === undefined ? ENGINES : [engine];
  const part = words.find((word) => !word.startsWith('--')) ?? '';
  const journeys = JOURNEYS.filter(({ title }) => title.includes(part));
  if (journeys.length === 0) throw new CliError(`No journey's title contains “${part}”.`);
  requireEngines(engines, words.includes('--install'));
  return runUntilInterrupted(async () => {
    const ports = await freePorts();
    // The Hosting simulator leaves its own port to the proxy, which keeps the site's address.
    const simulatorPort = (await freePorts()).site;
    await startLocalEnvironment({
      name: 'test-browsers',
      ports,
      site: '.local/test-browsers-site',
      simulatorPort,
    });
    Object.assign(process.env, adminEnvironment(ports));
    const site = siteOrigin(ports);
    const proxy = await startProxy(ports.site, `http://${HOST}:${simulatorPort}`);
    const outcomes = await runJourneys(engines, {
      journeys,
      proxy,
      site,
      admin: DEMO_ADMIN,
      log: console.log,
    });
    proxy.close();
    const failed = outcomes.filter(({ failure }) => failure !== '').length;
    console.log(`\n${tableOf(engines, outcomes)}\n\n${outcomes.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  }, 130);
});
