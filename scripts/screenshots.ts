import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES, LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { PUBLIC_PATHS } from '../e2e/fixtures/public-paths.ts';
import { logIn } from '../e2e/journeys/dashboard.ts';
import { startBrowser, type Browser, type Driver } from '../e2e/journeys/drivers.ts';
import { createVisitor, type Visitor } from '../e2e/journeys/visitor.ts';
import { TAB_KEYS } from '../web/src/admin/tab-keys.ts';
import { ageAnswerCookie, AGE_ANSWERS, type AgeAnswer } from '../web/src/age-gate/age-answer.ts';
import { localizedPath } from '../web/src/i18n/localized-path.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { ENGINE_OPTION, namedEngine, requireEngines } from '../e2e/journeys/engines.ts';
import { runUntilInterrupted, startLocalEnvironment } from './local/local-environment.ts';
import { localPath } from './local/paths.ts';
import { freePorts } from './local/ports.ts';
import { DEMO_ADMIN, siteOrigin } from './local/settings.ts';

const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const USAGE = `npm run screenshots -- [--age=${AGE_ANSWERS.join('|')}] [${ENGINE_OPTION}] [part of a path]`;

const words = process.argv.slice(2);
const part = words.find((word) => !word.startsWith('--')) ?? '';
const engine = namedEngine(words, USAGE) ?? 'chromium';
const age = words.find((word) => word.startsWith('--age='))?.slice('--age='.length) ?? 'confirmed';
const isAgeAnswer = (word: string): word is AgeAnswer => (AGE_ANSWERS as readonly string[]).includes(word);

/**
 * Loads all pictures of the page, and shows parts that were never on the screen, which are empty otherwise. Its value is whether
 * everything has loaded.
 */
const HAS_LOADED = `(() => {
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  }
  for (const image of document.images) image.loading = 'eager';
  const isShown = document.querySelector('html[data-hydrated], [role=tabpanel]');
  const isLoading = document.querySelector('[aria-busy=true], output > [aria-hidden]');
  return isShown !== null && !isLoading && [...document.images].every(({ complete }) => complete);
})()`;

/** Scrolls on by a screen once its fonts are drawn, which load when they are on the screen; true at the end. On a slow line they stay away. */
const IS_SEEN = `(() => {
  if (performance.getEntriesByName('fonts').length === 0 && performance.now() < 15_000) return false;
  if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
    scrollTo({ top: 0, behavior: 'instant' });
    return true;
  }
  performance.clearMarks('fonts');
  scrollBy({ top: innerHeight, behavior: 'instant' });
  return false;
})()`;

/** Names a picture's file after the page, its language and its width, such as `coffee-en-390.png`. */
function fileOf(path: string, language: Language, width: number): string {
  const name = path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home';
  const folder = localPath('screenshots', ...(engine === 'chromium' ? [] : [engine]));
  mkdirSync(folder, { recursive: true });
  return `${folder}/${name}-${LANGUAGE_TAG[language]}-${width}.png`;
}

/** Saves a picture of each page from top to bottom. */
async function takeAll(
  driver: Driver,
  visitor: Visitor,
  language: Language,
  addresses: readonly (readonly [path: string, address: string])[],
): Promise<void> {
  for (const [path, address] of addresses)
    for (const width of WIDTHS) {
      await driver.resize(width, HEIGHT);
      await visitor.open(address, { hydration: false });
      await visitor.until(HAS_LOADED);
      await visitor.until(IS_SEEN);
      await visitor.until(HAS_LOADED);
      writeFileSync(fileOf(path, language, width), await driver.screenshot({ fullPage: true }));
    }
}

async function takeInLanguage(browser: Browser, origin: string, language: Language, answer: AgeAnswer) {
  const driver = await browser.openWindow();
  const visitor = createVisitor(driver, origin);
  await visitor.open('/robots.txt', { hydration: false });
  await driver.evaluate(
    `localStorage.setItem('language', '${language}'), document.cookie = '${ageAnswerCookie(answer)}'`,
  );
  const isWanted = (path: string) => path.includes(part);
  const pages = PUBLIC_PATHS.filter(isWanted).map((path) => [path, localizedPath(path, language)] as const);
  await takeAll(driver, visitor, language, pages);
  const tabs = TAB_KEYS.map((key) => `/admin?tab=${key}`).filter(isWanted);
  if (tabs.length > 0) {
    await logIn(visitor, DEMO_ADMIN, language);
    await takeAll(
      driver,
      visitor,
      language,
      tabs.map((path) => [path, path] as const),
    );
  }
  await driver.close();
}

/**
 * `npm run screenshots` saves a picture of every public page and every tab of the dashboard with the demo content, in both
 * languages and at three widths, in `.local/screenshots`. With `--age=denied` the public pages are those of a visitor who has
 * said no; with a part of a path only matching pages are opened; `--browser=firefox` and `--browser=webkit` take them in that
 * engine, in a folder of its own.
 */
await runMain(() => {
  if (!isAgeAnswer(age)) throw new CliError(`--age is an answer to the age question: ${USAGE}`);
  requireEngines([engine], words.includes('--install'));
  return runUntilInterrupted(async () => {
    const ports = await freePorts();
    await startLocalEnvironment({
      name: 'screenshots',
      ports,
      site: '.local/screenshots-site',
      hasSampleOrders: true,
    });
    const browser = await startBrowser(engine);
    try {
      for (const language of LANGUAGES) await takeInLanguage(browser, siteOrigin(ports), language, age);
    } finally {
      await browser.close();
    }
    console.log(`The pictures are in ${localPath('screenshots')}.`);
    return 0;
  }, 130);
});
