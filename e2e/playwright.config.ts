import { defineConfig } from 'playwright/test';
import { answeredAge } from './fixtures/age-answer.ts';

/** `npm test -- e2e` starts the site and says where it is; the browser is the one that it found. */
function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the browser tests by "npm test -- e2e".`);
  return value;
}

const launchOptions = {
  executablePath: required('CHROMIUM_PATH'),
  args: [
    // Debian's Chromium does not start its sandbox as root, as CI machines often are.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

const site = required('SITE_ORIGIN');

/**
 * What is loaded, read, refused, broken or stored is so on every screen. How these pages look on a phone is seen within
 * the same tests; `admin-toasts` and `admin-reach` do with a thumb what the dashboard is for.
 */
const ONCE = [
  'admin-account',
  'admin-people',
  'admin-session',
  'budgets',
  'content-editing',
  'content-life',
  'content-security',
  'every-page',
  'through-trouble',
];

/** What a page reads is counted when no other test changes what is there. */
const ALONE = ['admin-reads', 'what-is-read'];

const files = (specs: readonly string[]) => specs.map((spec) => `**/${spec}.spec.ts`);

const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'specs',
  outputDir: '../.local/test/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  use: {
    baseURL: site,
    // The age gate has tests of its own; every other one finds it answered.
    storageState: answeredAge('confirmed', site),
    launchOptions,
    // A trace of every test would cost a good part of the time; a failed one also says what stood on the page.
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop', testIgnore: files(ALONE), use: DESKTOP },
    {
      name: 'phone',
      testIgnore: files([...ONCE, ...ALONE]),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'alone', testMatch: files(ALONE), dependencies: ['desktop', 'phone'], use: DESKTOP },
  ],
});
