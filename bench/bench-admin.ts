import type { Firestore } from 'firebase-admin/firestore';
import { chromium, type Locator, type Page } from 'playwright';
import { isSearched, searchEntry, searchEntryId } from '../domain/src/record-search/search-entry.ts';
import { countReads, waitForIdleReads } from '../e2e/fixtures/count-reads.ts';
import { requireChromium } from '../scripts/local/chromium.ts';
import { runMain } from '../scripts/local/cli-error.ts';
import { startLocalEnvironment, runUntilInterrupted } from '../scripts/local/local-environment.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { adminEnvironment, DEMO_ADMIN, siteOrigin } from '../scripts/local/settings.ts';
import { disableTriggers } from './disable-triggers.ts';
import { AMOUNTS, emailOf, largeDataSet } from './admin/data-set.ts';

/** The limits for showing the first page of a dashboard tab, with the data of many years in the database. */
const MAX_MS = 1_000;
const MAX_READS = 60;
const BATCH = 500;

/** Yields the documents of the data set, each searched item with the entry that a trigger writes in production. */
function* documents(): Generator<[path: string, fields: Record<string, unknown>]> {
  for (const [collection, item] of largeDataSet()) {
    const { id, ...fields } = item;
    yield [`${collection}/${id}`, fields];
    if (!isSearched(collection)) continue;
    yield [`searchEntries/${searchEntryId(collection, id)}`, { ...searchEntry(collection, item as never) }];
  }
}

async function fill(db: Firestore): Promise<void> {
  let batch = db.batch();
  let size = 0;
  for (const [path, fields] of documents()) {
    batch.set(db.doc(path), fields);
    size += 1;
    if (size % BATCH > 0) continue;
    await batch.commit();
    batch = db.batch();
  }
  await batch.commit();
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.locator('[name=username]').fill(DEMO_ADMIN.username);
  await page.locator('[name=password]').fill(DEMO_ADMIN.password);
  await page.locator('[type=submit]').click();
  await page.getByRole('article').first().waitFor();
}

interface Figures {
  tab: string;
  ms: number;
  reads: number;
}

/** Opens these tabs one after another and measures the time until the first item is visible. */
async function measure(
  page: Page,
  takeReads: () => Promise<number>,
  tabs: readonly Locator[],
): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const tab of tabs) {
    await waitForIdleReads(page);
    await takeReads();
    const started = performance.now();
    await tab.click();
    const panel = page.locator(`[role=tabpanel][aria-labelledby="${await tab.getAttribute('id')}"]`);
    await panel.locator('article, strong, tr[data-row-key]').first().waitFor();
    const ms = Math.round(performance.now() - started);
    await waitForIdleReads(page);
    figures.push({ tab: (await tab.textContent()) ?? '', ms, reads: await takeReads() });
  }
  return figures;
}

/** Opens the next page of the bookings and measures the time until its first one is listed. */
async function measureNextPage(page: Page, takeReads: () => Promise<number>): Promise<Figures> {
  const listed = await page.getByRole('article').count();
  await takeReads();
  const started = performance.now();
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('article').nth(listed).waitFor();
  const ms = Math.round(performance.now() - started);
  await waitForIdleReads(page);
  return { tab: 'next page of bookings', ms, reads: await takeReads() };
}

/** Searches one of the oldest guests and measures the time until only that one is listed. */
async function measureSearch(
  page: Page,
  takeReads: () => Promise<number>,
  { by, text, index }: { by: string; text: string; index: number },
): Promise<Figures> {
  await takeReads();
  const started = performance.now();
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('article').nth(1).waitFor({ state: 'hidden' });
  await page.getByRole('article', { name: `Guest ${index}`, exact: true }).waitFor();
  const ms = Math.round(performance.now() - started);
  await waitForIdleReads(page);
  return { tab: `search in bookings by ${by}`, ms, reads: await takeReads() };
}

/** Logs in on a new page and measures every tab. */
async function measureDashboard(
  page: Page,
  origin: string,
): Promise<{ opening: number; figures: Figures[] }> {
  // tsx wraps named functions in a helper, `__name`, which a page that evaluates them lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  const takeReads = await countReads(page);
  await signIn(page, origin);
  await waitForIdleReads(page);
  const opening = await takeReads();
  const [today, products, ...others] = (await page.getByRole('tab').all()) as [
    Locator,
    Locator,
    ...Locator[],
  ];
  const figures = await measure(page, takeReads, [...others, today]);
  // The dashboard has opened on the products, so it is opened anew on another tab.
  await page.goto(`${origin}/admin?tab=faqs`);
  await page.getByRole('article').first().waitFor();
  figures.push(...(await measure(page, takeReads, [products])));
  await page.goto(`${origin}/admin?tab=bookings`);
  await page.getByRole('article').nth(1).waitFor();
  await waitForIdleReads(page);
  figures.push(await measureNextPage(page, takeReads));
  const [last, before] = [AMOUNTS.bookings - 1, AMOUNTS.bookings - 2];
  figures.push(
    await measureSearch(page, takeReads, { by: 'name', text: `Guest ${last}`, index: last }),
    await measureSearch(page, takeReads, { by: 'address', text: emailOf(before), index: before }),
  );
  return { opening, figures };
}

/**
 * `npm run bench:admin` measures how long the dashboard's tabs, a next page and a search take with a large amount of data, and how
 * many reads they cost.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const ports = await freePorts();
    const { emulators } = await startLocalEnvironment({
      name: 'bench-admin',
      ports,
      site: '.local/bench-site',
    });
    // firebase-admin reads the emulator addresses from the environment when it is first used.
    Object.assign(process.env, adminEnvironment(ports));
    const { initializeApp } = await import('firebase-admin/app');
    const { getFirestore } = await import('firebase-admin/firestore');
    await disableTriggers(ports);
    await fill(getFirestore(initializeApp()));

    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const measuring = measureDashboard(await browser.newPage(), siteOrigin(ports));
    const { opening, figures } = await measuring.finally(() => browser.close());
    await emulators.stop();

    console.table(figures);
    console.log(
      `To open the dashboard, with the line of today's tasks and the default tab: ${opening} documents.`,
    );
    const slow = figures.filter(({ ms, reads }) => ms > MAX_MS || reads > MAX_READS);
    if (slow.length > 0)
      console.log(
        `More than ${MAX_MS} ms or ${MAX_READS} documents: ${slow.map(({ tab }) => tab).join(', ')}`,
      );
    return slow.length === 0 ? 0 : 1;
  }, 130),
);
