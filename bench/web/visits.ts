import { chromium, type Browser, type Page } from 'playwright';
import { requireChromium } from '../../scripts/local/chromium.ts';
import { ageAnswerCookie, type AgeAnswer } from '../../web/src/age-gate/age-answer.ts';

const SLOWDOWN = 4;

interface Remembered {
  /** The answer to the age question that the browser has stored. */
  answer: AgeAnswer | null;
  /** Whether the browser has loaded the page before, so that its cache and the service worker have what they keep. */
  hasVisited: boolean;
}

/** The kinds of visitors, by what their browser remembers. */
export const VISITORS = {
  new: { answer: null, hasVisited: false },
  returning: { answer: 'confirmed', hasVisited: true },
  denied: { answer: 'denied', hasVisited: false },
} as const satisfies Record<string, Remembered>;
export type Visitor = keyof typeof VISITORS;

/** What a person experiences of a page load; milliseconds since the navigation started. */
export interface Visit {
  /** When the age question was painted and its buttons could be pressed. NaN for a visitor who has answered. */
  questionMs: number;
  /** When the page could be seen: after the answer, which a new visitor gives at once, or after the first paint. */
  contentMs: number;
  /** When the first tap, on the menu's button as soon as the page could be seen, had opened the menu. */
  usableMs: number;
}

/** What the browser reports of a page that nobody touches; LCP in milliseconds, CLS without a unit. */
export interface Painted {
  lcp: number;
  cls: number;
}

/** Where an element can be pressed, in CSS pixels, and when it could; milliseconds since the navigation started. */
interface Target {
  at: number;
  x: number;
  y: number;
}

/**
 * Evaluated before the page's own scripts: notes the largest paint and all layout shifts, and offers `whenNoted`, which
 * resolves once a largest paint has been noted, and `whenPainted`, which resolves with the `Target` of the element that a selector finds, once a frame with it has been painted.
 */
const OBSERVE = `
  self.painted = { lcp: 0, cls: 0 };
  self.whenNoted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) painted.lcp = entry.startTime;
      resolve();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) painted.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const centerOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width && { x: x + width / 2, y: Math.min(y + height / 2, innerHeight - 1) };
  };
  self.whenPainted = (selector) => new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(selector);
      const center = element && centerOf(element);
      const top = center && document.elementFromPoint(center.x, center.y);
      // A frame later, this frame has been painted, and what other scripts have moved in it.
      if (top && (element.contains(top) || top.contains(element)))
        requestAnimationFrame((at) => resolve({ at, ...centerOf(element) }));
      else requestAnimationFrame(look);
    };
    look();
  });
`;

const ANSWER = '[data-age-answer=confirmed]';
const MENU_BUTTON = 'header button[aria-haspopup=dialog]';
const MENU = 'header dialog[open] a';

/** Calls `use` with a new page on a slowed-down phone whose browser remembers what the visitor's does. */
async function withPhone<T>(
  browser: Browser,
  origin: string,
  path: string,
  visitor: Visitor,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const { answer, hasVisited } = VISITORS[visitor];
    if (answer) {
      const [name = '', value = ''] = ageAnswerCookie(answer).split(/[=;]/);
      await context.addCookies([{ name, value, url: origin }]);
    }
    if (hasVisited) {
      const before = await context.newPage();
      await before.goto(origin + path, { waitUntil: 'networkidle' });
      await before.close();
    }
    await context.addInitScript(OBSERVE);
    const page = await context.newPage();
    const chrome = await context.newCDPSession(page);
    await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Visits a page as soon as it allows: answers the age question, if it is asked, and opens the menu. */
export const visit = (browser: Browser, origin: string, path: string, visitor: Visitor): Promise<Visit> =>
  withPhone(browser, origin, path, visitor, async (page) => {
    // The page itself notes the times: each call from here waits for the page's processor.
    const whenPainted = (selector: string) => `whenPainted(${JSON.stringify(selector)})`;
    const tap = ({ x, y }: Target) => page.touchscreen.tap(x, y);
    await page.goto(origin + path, { waitUntil: 'commit' });
    let questionMs = Number.NaN;
    if (VISITORS[visitor].answer === null) {
      const question = await page.evaluate<Target>(whenPainted(ANSWER));
      questionMs = question.at;
      await tap(question);
    }
    await page.evaluate(`void (self.menu = ${whenPainted(MENU)})`);
    const content = await page.evaluate<Target>(whenPainted(MENU_BUTTON));
    await tap(content);
    const { at: usableMs } = await page.evaluate<Target>('menu');
    return { questionMs, contentMs: content.at, usableMs };
  });

/** Loads a page without touching it until all its requests are answered. */
export const watch = (browser: Browser, origin: string, path: string, visitor: Visitor): Promise<Painted> =>
  withPhone(browser, origin, path, visitor, async (page) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Not `waitForFunction`: it compiles its condition in the page, whose policy forbids that.
    await page.evaluate('whenNoted');
    return page.evaluate<Painted>('painted');
  });

/** Starts a browser that reaches the proxies. */
export const startBrowser = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: [...args] });
