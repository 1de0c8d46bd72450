import { chromium, type Page } from 'playwright';
import { requireChromium } from '../../scripts/local/chromium.ts';

const CPU_SLOWDOWN = 4;

/** Slows the CPU of a page down to a quarter. Returns the function that restores it. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const chrome = await page.context().newCDPSession(page);
  const setRate = async (rate: number) => {
    await chrome.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await setRate(CPU_SLOWDOWN);
  return () => setRate(1);
}

interface Measure<Item> {
  /** The origin of the site. */
  origin: string;
  /** Chromium's arguments. */
  args: readonly string[];
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Resolves to the duration in milliseconds, on a new page of a phone whose visitor has answered the age question. */
  measure: (page: Page, item: Item) => Promise<number>;
  runs: number;
}

/** Measures each item in several runs on a phone. Returns durations in milliseconds by name. */
export async function measureOnPhone<Item>({
  origin,
  args,
  items,
  nameOf,
  measure,
  runs,
}: Measure<Item>): Promise<Map<string, number[]>> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...args] });
  const measured = new Map<string, number[]>();
  try {
    for (const item of items) {
      const durations: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
        });
        await context.addCookies([{ name: 'ageAnswer', value: 'confirmed', url: origin }]);
        durations.push(await measure(await context.newPage(), item));
        await context.close();
      }
      measured.set(nameOf(item), durations);
    }
  } finally {
    await browser.close();
  }
  return measured;
}
