import type { Locator, Page } from 'playwright';
import { measureOnPhone, slowDown } from './on-phone.ts';

/** Milliseconds between pointer down and pointer up. */
const HOLD_MS = 80;

/** An interaction of a phone user: the control to press on a page, and the element that appears as the result. */
interface Interaction {
  name: string;
  path: string;
  /** What the visitor does first, which is not measured. */
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
  result: (page: Page) => Locator;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'the menu opens',
    path: '/en/coffee',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    result: (page) => page.getByRole('dialog', { name: 'Main menu' }),
  },
  {
    name: 'the filter panel opens',
    path: '/en/coffee',
    target: (page) => page.getByRole('button', { name: 'Filters' }),
    result: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  {
    name: 'a filter applies',
    path: '/en/coffee',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
    target: (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'Light', exact: true }),
    result: (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'Light', checked: true }),
  },
  {
    name: 'the booking dialog opens',
    path: '/en/experiences',
    target: (page) => page.getByRole('button', { name: /^Book now/ }).first(),
    result: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the language changes',
    path: '/en/coffee',
    target: (page) => page.getByRole('link', { name: '한국어' }).first(),
    result: (page) => page.getByRole('heading', { level: 1, name: '커피' }),
  },
];

/** Evaluated in the page: the longest duration of an event of the interaction, until the next paint. */
const LONGEST_EVENT = `new Promise((resolve) => {
  const durations = [];
  new PerformanceObserver((list) => {
    const events = list.getEntries().filter(({ interactionId }) => interactionId > 0);
    durations.push(...events.map(({ duration }) => duration));
    if (events.some(({ name }) => name === 'click')) resolve(Math.max(...durations));
  }).observe({ type: 'event', durationThreshold: 16 });
})`;

/** Returns the milliseconds from the press to the next paint, as the browser measures them for INP. */
async function press(
  page: Page,
  { path, prepare, target, result }: Interaction,
  origin: string,
): Promise<number> {
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await prepare?.(page);
  await target(page).scrollIntoViewIfNeeded();
  // Waits until all reads and downloads are complete.
  await page.waitForLoadState('networkidle');
  const box = await target(page).boundingBox();
  if (!box) throw new Error(`${path} does not show what is to be pressed.`);
  const restoreSpeed = await slowDown(page);
  const longest = page.evaluate<number>(LONGEST_EVENT);
  // Clicks with the mouse, because a locator's own click runs hit tests in the page.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HOLD_MS });
  await result(page).waitFor();
  const duration = await longest;
  await restoreSpeed();
  return duration;
}

/** Measures each interaction on a loaded page with the CPU slowed down to a quarter. Returns durations in milliseconds. */
export const measureInteractions = (origin: string, args: readonly string[], runs: number) =>
  measureOnPhone({
    origin,
    args,
    items: INTERACTIONS,
    nameOf: ({ name }) => name,
    measure: (page, interaction) => press(page, interaction, origin),
    runs,
  });
