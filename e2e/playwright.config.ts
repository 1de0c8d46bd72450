import { defineConfig } from 'playwright/test';
import { storageStateWithAgeAnswer } from './fixtures/age-answer.ts';

/** Returns an environment variable set by `npm test -- e2e`, which starts the site and locates the browser. */
function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run the browser tests by "npm test -- e2e".`);
  return value;
}

/**
 * Chromium's suggestions below its address bar are pages, which a full Chromium loads for every window that a test opens: a
 * third of the processor time of a short test. Its last list of disabled features counts, so this one repeats Playwright's
 * own (`chromiumSwitches` in playwright-core).
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const launchOptions = {
  executablePath: required('CHROMIUM_PATH'),
  args: [
    // Debian's Chromium does not start its sandbox as root, as CI machines often are.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    // Never load the map from Kakao: a test that shows it without `standInForKakao` fails.
    '--host-resolver-rules=MAP dapi.kakao.com ~NOTFOUND',
  ],
};

const site = required('SITE_ORIGIN');

/**
 * Specs that run on desktop only, because their behaviour does not depend on the screen. They check the phone layout
 * themselves where needed; `admin-toasts` and `admin-accessibility` cover the dashboard on a phone.
 */
const ONCE = [
  'admin-account',
  'admin-drafts',
  'admin-list-filters',
  'admin-numbers',
  'admin-records',
  'admin-recovery',
  'admin-session',
  'admin-tables',
  'all-pages',
  'back-closes-dialog',
  'basket',
  'booking',
  'brew-calculator',
  'browser-conventions',
  'browser-features',
  'budgets',
  'content-editing',
  'content-lifecycle',
  'content-security',
  'denied-visitor',
  'error-recovery',
  'event-change',
  'event-page',
  'event-series',
  'fonts',
  'forced-colours',
  'guest-life',
  'input-before-hydration',
  'language',
  'legal',
  'manage-booking',
  'newsletter-confirmation',
  'offline',
  'older-browsers',
  'orders',
  'orders-admin',
  'page-layout',
  'page-loading',
  'payment',
  'search',
  'sharing',
  'site-pictures',
  'slow-line',
  'stories',
  'text-fragment',
  'touch-screens',
  'unsubscribe',
  'version-history',
  'without-javascript',
];

/** The tag of such tests in other specs. */
const ONCE_TAG = '@once';

/** Specs that count Firestore reads run last, because other tests change the content. */
const ALONE = ['admin-read-count', 'public-read-count'];

const files = (specs: readonly string[]) => specs.map((spec) => `**/${spec}.spec.ts`);

const DESKTOP = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'specs',
  globalSetup: './start-picture-check.ts',
  outputDir: '../.local/test/e2e',
  forbidOnly: true,
  fullyParallel: true,
  // The browser, the functions and Firestore are processes of their own: a second page at a time would wait for the processor.
  workers: 1,
  retries: 0,
  use: {
    baseURL: site,
    // The age question is answered in advance, except in the tests of the age gate.
    storageState: storageStateWithAgeAnswer('confirmed', site),
    launchOptions,
    // Traces of every test would be slow. A failure includes a snapshot of the page.
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // A worker would answer requests that tests hold back or count. `offline.spec.ts` allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: files(ALONE), use: DESKTOP },
    {
      name: 'phone',
      testIgnore: files([...ONCE, ...ALONE]),
      grepInvert: new RegExp(ONCE_TAG),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'alone', testMatch: files(ALONE), dependencies: ['desktop', 'phone'], use: DESKTOP },
  ],
});
