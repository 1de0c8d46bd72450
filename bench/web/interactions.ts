import { chromium, type Locator, type Page } from 'playwright';
import { requireChromium } from '../../scripts/local/chromium.ts';
import { chromiumArgs } from './lighthouse-runs.ts';

const SLOWDOWN = 4;

/** How long a hand stays on what it presses, in milliseconds. */
const HOLD_MS = 80;

/** What a hand does on a phone, where, and what comes of it. */
interface Interaction {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  answer: (page: Page) => Locator;
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'the filter panel opens',
    path: '/en/coffee',
    target: (page) => page.getByRole('button', { name: 'Filters' }),
    answer: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  {
    name: 'the booking dialog opens',
    path: '/en/experiences',
    target: (page) => page.getByRole('button', { name: /^Book now/ }).first(),
    answer: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the language changes',
    path: '/en/coffee',
    target: (page) => page.getByRole('link', { name: '한국어' }).first(),
    answer: (page) => page.getByRole('heading', { level: 1, name: '커피' }),
  },
];

/** Run in the page: the longest that one of the events of a press has waited for its picture. */
const LONGEST_EVENT = `new Promise((resolve) => {
  const durations = [];
  new PerformanceObserver((list) => {
    const events = list.getEntries().filter(({ interactionId }) => interactionId > 0);
    durations.push(...events.map(({ duration }) => duration));
    if (events.some(({ name }) => name === 'click')) resolve(Math.max(...durations));
  }).observe({ type: 'event', durationThreshold: 16 });
})`;

/** Milliseconds from the press to the next picture on the screen, as the browser itself reckons them for INP. */
async function press(page: Page, { path, target, answer }: Interaction, origin: string): Promise<number> {
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await target(page).scrollIntoViewIfNeeded();
  // What it had to read and to fetch is there.
  await page.waitForLoadState('networkidle');
  const box = await target(page).boundingBox();
  if (!box) throw new Error(`${path} does not show what is to be pressed.`);
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const longest = page.evaluate<number>(LONGEST_EVENT);
  // By a mouse: a locator's own click runs scripts in the page that ask what lies there.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HOLD_MS });
  await answer(page).waitFor();
  const duration = await longest;
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return duration;
}

/** The durations of each interaction at a quarter of the CPU, in pages at rest. */
export async function measureInteractions(
  origin: string,
  rules: string,
  runs: number,
): Promise<Map<string, number[]>> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs(rules) });
  const measured = new Map<string, number[]>();
  try {
    for (const interaction of INTERACTIONS) {
      const durations: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
          ignoreHTTPSErrors: true,
        });
        await context.addCookies([{ name: 'ageAnswer', value: 'confirmed', url: origin }]);
        durations.push(await press(await context.newPage(), interaction, origin));
        await context.close();
      }
      measured.set(interaction.name, durations);
    }
  } finally {
    await browser.close();
  }
  return measured;
}
