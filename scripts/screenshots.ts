import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { LANGUAGES, LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { storageStateWithAgeAnswer } from '../e2e/fixtures/age-answer.ts';
import { PUBLIC_PATHS } from '../e2e/fixtures/public-paths.ts';
import { TAB_KEYS } from '../web/src/admin/tab-keys.ts';
import { AGE_ANSWERS, type AgeAnswer } from '../web/src/age-gate/age-answer.ts';
import { localizedPath } from '../web/src/i18n/localized-path.ts';
import { requireChromium } from './local/chromium.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { runUntilInterrupted, startLocalEnvironment } from './local/local-environment.ts';
import { localPath } from './local/paths.ts';
import { freePorts } from './local/ports.ts';
import { DEMO_ADMIN, siteOrigin } from './local/settings.ts';

const WIDTHS = [390, 820, 1440];
const HEIGHT = 900;
const USAGE = `npm run screenshots -- [--age=${AGE_ANSWERS.join('|')}] [part of a path]`;

const words = process.argv.slice(2);
const part = words.find((word) => !word.startsWith('--')) ?? '';
const age = words.find((word) => word.startsWith('--age='))?.slice('--age='.length) ?? 'confirmed';
const isAgeAnswer = (word: string): word is AgeAnswer => (AGE_ANSWERS as readonly string[]).includes(word);

/** Evaluated in the page: loads all its pictures, and returns whether they and everything else have loaded. */
const HAS_LOADED = `(() => {
  for (const image of document.images) image.loading = 'eager';
  const isLoading = document.querySelector('[aria-busy=true], output > [aria-hidden]');
  return !isLoading && [...document.images].every(({ complete }) => complete);
})()`;

/** Names a picture's file after the page, its language and its width, such as `coffee-en-390.png`. */
function fileOf(path: string, language: Language, width: number): string {
  const name = path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home';
  return localPath('screenshots', `${name}-${LANGUAGE_TAG[language]}-${width}.png`);
}

/** Saves a picture of each page from top to bottom. */
async function takeAll(
  context: BrowserContext,
  language: Language,
  addresses: readonly (readonly [path: string, address: string])[],
): Promise<void> {
  const page = await context.newPage();
  for (const [path, address] of addresses)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(address);
      await page.locator('html[data-hydrated], [role=tabpanel]').first().waitFor({ state: 'attached' });
      await page.waitForFunction(HAS_LOADED);
      await page.screenshot({
        path: fileOf(path, language, width),
        fullPage: true,
        animations: 'disabled',
        // Otherwise parts that were never on the screen are empty.
        style: '* { content-visibility: visible !important }',
      });
    }
  await page.close();
}

async function takeInLanguage(browser: Browser, origin: string, language: Language, answer: AgeAnswer) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // The site's policy forbids the style sheet of a picture.
    bypassCSP: true,
    storageState: storageStateWithAgeAnswer(answer, origin),
  });
  await context.addInitScript(`localStorage.setItem('language', '${language}')`);
  const isWanted = (path: string) => path.includes(part);
  const pages = PUBLIC_PATHS.filter(isWanted).map(
    (path) => [path, origin + localizedPath(path, language)] as const,
  );
  await takeAll(context, language, pages);
  const tabs = TAB_KEYS.map((key) => `/admin?tab=${key}`).filter(isWanted);
  if (tabs.length > 0) {
    const page = await context.newPage();
    await page.goto(`${origin}/admin/login`);
    await page.locator('[name=username]').fill(DEMO_ADMIN.username);
    await page.locator('[name=password]').fill(DEMO_ADMIN.password);
    await page.locator('[type=submit]').click();
    await page.getByRole('tabpanel').waitFor();
    await page.close();
    await takeAll(
      context,
      language,
      tabs.map((path) => [path, origin + path] as const),
    );
  }
  await context.close();
}

/**
 * `npm run screenshots` saves a picture of every public page and every tab of the dashboard with the demo content, in both
 * languages and at three widths, in `.local/screenshots`. With `--age=denied` the public pages are those of a visitor who has
 * said no; with a part of a path only matching pages are opened.
 */
await runMain(() => {
  if (!isAgeAnswer(age)) throw new CliError(`--age is an answer to the age question: ${USAGE}`);
  return runUntilInterrupted(async () => {
    const ports = await freePorts();
    await startLocalEnvironment({
      name: 'screenshots',
      ports,
      site: '.local/screenshots-site',
      hasSampleOrders: true,
    });
    mkdirSync(localPath('screenshots'), { recursive: true });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      for (const language of LANGUAGES) await takeInLanguage(browser, siteOrigin(ports), language, age);
    } finally {
      await browser.close();
    }
    console.log(`The pictures are in ${localPath('screenshots')}.`);
    return 0;
  }, 130);
});
