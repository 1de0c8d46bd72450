import { mkdirSync, writeFileSync } from 'node:fs';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { LANGUAGES, LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { localPath } from '../../scripts/local/paths.ts';
import { localizedPath } from '../../web/src/i18n/localized-path.ts';
import { openBackend, type Backend } from '../fixtures/backend.ts';
import { withDeadline } from './deadline.ts';
import { startBrowser, type Browser, type Driver, type Engine } from './drivers.ts';
import type { Proxy } from './proxy.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface Scene {
  visitor: Visitor;
  proxy: Proxy;
  backend: Backend;
  language: Language;
  /** The site's origin. */
  site: string;
  admin: Credentials;
  /** Returns a path's address in the language of the journey. */
  at(path: string): string;
  /** Errors that the journey causes on purpose. */
  expected: RegExp[];
}

export interface Journey {
  title: string;
  /** Whether the age question is still to be answered. */
  isFirstVisit?: boolean;
  /**
   * Whether `npm test` runs it too, in the installed engines other than Chromium. It sends no form and follows no absolute link,
   * because the proxy is not at the site's address there.
   */
  isSmoke?: boolean;
  run(scene: Scene): Promise<void>;
}

export interface Outcome {
  title: string;
  engine: Engine;
  /** Empty when the journey has succeeded. */
  failure: string;
}

const DESKTOP = [1280, 900] as const;

async function runJourney(
  { title, isFirstVisit = false, run }: Journey,
  {
    browser,
    engine,
    language,
    proxy,
    backend,
    site,
    admin,
    log,
  }: Omit<JourneyRun, 'journeys'> & {
    browser: Browser;
    engine: Engine;
    language: Language;
    backend: Backend;
  },
): Promise<Outcome> {
  const named = `${title} (${LANGUAGE_TAG[language]})`;
  const expected: RegExp[] = [];
  proxy.reset();
  if (!isFirstVisit) proxy.confirmAge();
  const started = Date.now();
  let driver: Driver | undefined;
  let failure = '';
  try {
    driver = await browser.openWindow();
    await driver.resize(...DESKTOP);
    const at = (path: string) => localizedPath(path, language);
    await run({ visitor: createVisitor(driver, site), proxy, backend, language, site, admin, at, expected });
    const unexpected = proxy.errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    if (unexpected.length > 0) failure = `the console stays quiet: ${unexpected.join('\n')}`;
  } catch (error) {
    failure = [String(error), ...proxy.errors].join('\n');
    const picture = localPath('journeys', `${engine}-${named.replaceAll(/\W+/g, '-')}.png`);
    mkdirSync(localPath('journeys'), { recursive: true });
    writeFileSync(picture, (await driver?.screenshot().catch(() => '')) ?? '');
  }
  await driver?.close().catch((error: unknown) => (failure ||= String(error)));
  log(
    `${failure ? '✗' : '✓'} ${engine}: ${named} (${((Date.now() - started) / 1000).toFixed(1)} s)${failure && `\n${failure}`}`,
  );
  return { title: named, engine, failure };
}

export interface JourneyRun {
  journeys: readonly Journey[];
  proxy: Proxy;
  /** The site's origin, at which the proxy listens. */
  site: string;
  admin: Credentials;
  /** Prints the progress. */
  log: (line: string) => void;
}

/** Runs journeys in these engines one after another, each in both languages and in a window of its own. */
export async function runJourneys(engines: readonly Engine[], run: JourneyRun): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const backend = withDeadline('backend', openBackend());
  for (const engine of engines) {
    let browser = await startBrowser(engine);
    run.log(`\n${browser.version}`);
    try {
      for (const journey of run.journeys)
        for (const language of LANGUAGES) {
          const outcome = await runJourney(journey, { ...run, browser, engine, language, backend });
          outcomes.push(outcome);
          if (outcome.failure === '') continue;
          // One that no longer answers would fail the following journeys, too.
          await browser.close().catch(() => {});
          browser = await startBrowser(engine);
        }
    } finally {
      await browser.close();
    }
  }
  await backend.close();
  return outcomes;
}
