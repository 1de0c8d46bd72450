import type { Page } from 'playwright/test';
import { FIRST_VISIT } from '../fixtures/age-answer.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { FIRESTORE_READ, untilHydrated } from '../fixtures/page-loading.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ storageState: FIRST_VISIT });

const BYTES_PER_SECOND = 400_000 / 8;
const LATENCY_MS = 400;

/** Opens a page whose requests all go over a line of 400 kbit/s that answers after 400 ms. */
async function openOnSlowLine(page: Page, path: string): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.goto(path, { waitUntil: 'commit' });
}

interface FirstFrames {
  /** What stands on the screen with the age question. */
  question: string;
  /** Whether the page's title is uncovered in the frame after the answer. */
  isUncovered: boolean;
}

/** Script that answers the age question in the first frame that shows it, and stores what that frame and the next one show. */
function answerInFirstFrame(): void {
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const answer = () => {
    const button = document.querySelector<HTMLElement>('[data-age-answer=confirmed]');
    const title = document.querySelector('h1');
    if (!button || !title || !isOnTop(button)) {
      requestAnimationFrame(answer);
      return;
    }
    const question = button.closest('dialog')!.innerText;
    button.click();
    requestAnimationFrame(() => {
      const isUncovered = isOnTop(title);
      Object.assign(window, { firstFrames: { question, isUncovered } satisfies FirstFrames });
    });
  };
  requestAnimationFrame(answer);
}

test('over a slow line the age question can be answered and the page read before the scripts have loaded, and the fallback fonts stay', async ({
  context,
}) => {
  // Not the fixture's page, which tells the site that the line is fast and waits for hydration.
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // Requested after the fonts would be.
  const read = page.waitForRequest(FIRESTORE_READ);
  await page.addInitScript(answerInFirstFrame);
  const loadScripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await openOnSlowLine(page, '/stories');

  const frames = await page.waitForFunction(
    () => (window as unknown as { firstFrames?: FirstFrames }).firstFrames,
  );
  const { question, isUncovered } = (await frames.jsonValue())!;
  expect(question).toContain('21세 이상이신가요?');
  expect(isUncovered).toBe(true);

  loadScripts();
  await untilHydrated(page);
  await read;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(requested.some((url) => url.endsWith('.js'))).toBe(true);
  expect(requested.filter((url) => /load-fonts|woff2/.test(url))).toEqual([]);
});
