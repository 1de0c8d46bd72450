import type { Firestore } from 'firebase-admin/firestore';
import { chromium, type Page } from 'playwright';
import type { AuditEntry } from '../domain/src/audit/audit-entry-schema.ts';
import type { EventSeats } from '../domain/src/event/event-schema.ts';
import { isSearched, searchEntry, searchEntryId } from '../domain/src/record-search/search-entry.ts';
import { aBooking, aCoffee, aContactSubmission, anEvent } from '../domain/src/testing/factories.ts';
import { countReads, waitForIdleReads } from '../e2e/fixtures/count-reads.ts';
import { requireChromium } from '../scripts/local/chromium.ts';
import { setTriggers } from '../scripts/local/demo.ts';
import { runMain } from '../scripts/local/cli-error.ts';
import { startLocalEnvironment, runUntilInterrupted } from '../scripts/local/local-environment.ts';
import { freePorts } from '../scripts/local/ports.ts';
import { adminEnvironment, DEMO_ADMIN, siteOrigin } from '../scripts/local/settings.ts';

/** The limits for showing the first page of a dashboard tab, with the data of many years in the database. */
const MAX_MS = 1_000;
const MAX_READS = 60;
const AMOUNTS = { products: 2_000, events: 500, bookings: 20_000, contacts: 5_000, auditLog: 5_000 };
const BATCH = 500;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** How many bookings are pending, and how many messages unread: a shop that has 20,000 bookings has decided about most. */
const PENDING = 200;

/** How many tags the products have. */
const TAGS = 12;

/** How many events are open for booking at a time. */
const OPEN_EVENTS = 12;

/** Yields the documents of a shop with many years of data. All events are inactive; each is booked while it is open. */
function* largeDataSet(): Generator<[collection: string, item: { id: string }]> {
  const bookings: string[] = [];
  const events = Array.from({ length: AMOUNTS.events }, (_, index) =>
    anEvent({ title: `Event ${index}`, isActive: false, dateTime: minutesAgo((index - 100) * 1440) }),
  );
  for (const event of events) {
    yield ['events', event];
    const seats: EventSeats & { id: string } = { id: event.id, booked: 3, isActive: false };
    yield ['eventSeats', seats];
  }
  for (let index = 0; index < AMOUNTS.products; index += 1) {
    const tags = [`tag-${index % TAGS}`, `tag-${(index + 1) % TAGS}`];
    const product = aCoffee({ title: `Coffee ${index}`, tags, createdAt: minutesAgo(index) });
    yield ['products', product];
    const stock = { id: product.id, left: index };
    yield ['productStock', stock];
  }
  for (let index = 0; index < AMOUNTS.bookings; index += 1) {
    const passed = Math.floor((index / AMOUNTS.bookings) * (AMOUNTS.events - OPEN_EVENTS));
    const { id } = events[passed + (index % OPEN_EVENTS)]!;
    // Only the latest wait for a decision; the others are confirmed.
    const status = index < PENDING ? 'pending' : 'confirmed';
    const booking = aBooking(id, { name: `Guest ${index}`, status, createdAt: minutesAgo(index) });
    bookings.push(booking.id);
    yield ['bookings', booking];
  }
  for (let index = 0; index < AMOUNTS.contacts; index += 1)
    yield [
      'contacts',
      aContactSubmission({
        name: `Sender ${index}`,
        isRead: index >= PENDING,
        createdAt: minutesAgo(index),
      }),
    ];
  for (let index = 0; index < AMOUNTS.auditLog; index += 1) {
    const entry: AuditEntry = {
      id: crypto.randomUUID(),
      who: 'sample-admin',
      what: 'updated',
      when: minutesAgo(index),
      collection: 'bookings',
      item: bookings[index]!,
      changes: { status: { before: 'pending', after: 'confirmed' } },
    };
    yield ['auditLog', entry];
  }
}

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

/** Opens the tabs one after another and measures the time until the first item is visible. */
async function measure(page: Page, takeReads: () => Promise<number>): Promise<Figures[]> {
  const figures: Figures[] = [];
  const tabs = await page.getByRole('tab').all();
  // The dashboard opens on the second tab, so that tab is measured last.
  for (const tab of [...tabs.slice(2), ...tabs.slice(0, 2)]) {
    await waitForIdleReads(page);
    await takeReads();
    const started = performance.now();
    await tab.click();
    const panel = page.locator(`[role=tabpanel][aria-labelledby="${await tab.getAttribute('id')}"]`);
    await panel.locator('article, strong').first().waitFor();
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

/** Searches one guest of the bookings and measures the time until only that one is listed. */
async function measureSearch(page: Page, takeReads: () => Promise<number>): Promise<Figures> {
  await takeReads();
  const started = performance.now();
  await page.getByRole('searchbox').fill(`Guest ${AMOUNTS.bookings - 1}`);
  await page.getByRole('article').nth(1).waitFor({ state: 'hidden' });
  await page.getByRole('article', { name: `Guest ${AMOUNTS.bookings - 1}` }).waitFor();
  const ms = Math.round(performance.now() - started);
  await waitForIdleReads(page);
  return { tab: 'search in bookings', ms, reads: await takeReads() };
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
  const figures = await measure(page, takeReads);
  await page.goto(`${origin}/admin?tab=bookings`);
  await page.getByRole('article').nth(1).waitFor();
  await waitForIdleReads(page);
  figures.push(await measureNextPage(page, takeReads), await measureSearch(page, takeReads));
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
    await setTriggers(ports, 'disable');
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
