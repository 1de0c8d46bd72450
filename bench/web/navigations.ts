import type { Page } from 'playwright';
import { measureOnPhone, slowDown } from './on-phone.ts';

/** The pages that are opened from each other, by the beginning of the next one's path. */
const NAVIGATIONS: readonly (readonly [from: string, to: string])[] = [
  ['/', '/coffee'],
  ['/coffee', '/products/'],
  ['/experiences', '/experiences/'],
  ['/stories', '/stories/'],
];

/** Evaluated in the page: sets a promise of the milliseconds from the next click until another page's heading has been painted. */
const WATCH = `void (globalThis.shown = new Promise((resolve) => {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  let pressedAt;
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
  const look = () => {
    const isShown = pressedAt !== undefined && heading() && heading() !== before;
    if (!isShown) return requestAnimationFrame(look);
    // A message that is sent in a frame arrives once this frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - pressedAt);
    port2.postMessage(null);
  };
  look();
}))`;

/** How long the visitor rests on a link before pressing it. By then its page is prefetched. */
const REST_MS = 1000;

/** Each navigation is measured on a fast phone and on a slow one. */
const MEASURED = NAVIGATIONS.flatMap(([from, to]) => [false, true].map((isSlow) => ({ from, to, isSlow })));

/** Returns the milliseconds until the next page is shown, once it has been prefetched. */
async function navigate(
  page: Page,
  origin: string,
  { from, to, isSlow }: (typeof MEASURED)[number],
): Promise<number> {
  const prefetching = page.waitForResponse(/\/assets\/after-hydration-/);
  await page.goto(origin + from);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // This script prefetches pages.
  await (await prefetching).finished();
  await page.waitForLoadState('networkidle');
  const link = page.locator(`main a[href^="${to}"]:not([href="${from}"])`).first();
  await link.scrollIntoViewIfNeeded();
  const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(to));
  await link.focus();
  await (await prefetched).finished();
  await page.waitForTimeout(REST_MS);
  if (isSlow) await slowDown(page);
  // Before the press, which the browser would otherwise handle first.
  await page.evaluate(WATCH);
  await page.keyboard.press('Enter');
  return page.evaluate<number>('globalThis.shown');
}

/** Opens prefetched pages on phones, at full speed and with the CPU slowed down to a quarter. Returns durations in milliseconds. */
export const measureNavigations = (origin: string, args: readonly string[], runs: number) =>
  measureOnPhone({
    origin,
    args,
    items: MEASURED,
    nameOf: ({ from, to, isSlow }) => `${from} → ${to}…, prefetched${isSlow ? ', CPU/4' : ''}`,
    measure: (page, navigation) => navigate(page, origin, navigation),
    runs,
  });
