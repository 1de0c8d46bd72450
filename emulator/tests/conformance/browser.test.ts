import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Firestore as WebFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright';
import { adminClient } from '../support/admin-client.ts';
import { openPage } from '../support/browser-page.ts';
import type { FirebaseInPage } from '../support/browser-page.ts';
import type { WithTestingHooks } from '../support/existence-filter-mismatch.ts';
import { PROJECT, startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';

// The browser SDK in a real Chromium: WebChannel for listening and writing, REST for the rest.

declare const window: {
  firebase: FirebaseInPage & WithTestingHooks;
  stopCounting: () => void;
  /** The counts in the cache and at the server, and whether the Bloom filter named what was missing. */
  mismatches: [cached: number, stored: number, applied: boolean | undefined][];
  db: WebFirestore;
  seen: string[];
  stop: () => void;
};

/** The browser may be slow on a busy machine. */
const POLL = { timeout: 10_000 };

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow read, write: if request.auth.uid == 'ann'; }
  }
}`;

let emulator: TestEmulator;
let admin: { db: Firestore; close(): Promise<void> };
let browser: Awaited<ReturnType<typeof openPage>>;

beforeAll(async () => {
  emulator = await startEmulator(RULES);
  admin = adminClient(emulator);
  browser = await openPage();
});

afterAll(async () => {
  await browser.close();
  await admin.close();
  await emulator.close();
});

/**
 * Closes the previous client, whose channels would use up a browser's six connections to a host, and opens a new one;
 * `polling` forces long polls, `undefined` leaves the choice to the SDK.
 */
async function connect(
  name: string,
  polling: boolean | undefined,
  sub: string,
  page: Page = browser.page,
): Promise<void> {
  await page.evaluate(
    async ({ name, polling, sub, port, projectId }) => {
      if ('db' in window) await window.firebase.terminate(window.db);
      const { initializeApp, initializeFirestore, connectFirestoreEmulator, setLogLevel } = window.firebase;
      setLogLevel('silent');
      const app = initializeApp({ projectId, apiKey: 'sample' }, name);
      const transport =
        polling === undefined
          ? {}
          : { experimentalForceLongPolling: polling, experimentalAutoDetectLongPolling: false };
      window.db = initializeFirestore(app, transport);
      connectFirestoreEmulator(window.db, '127.0.0.1', port, { mockUserToken: { sub } });
      window.seen = [];
    },
    { name, polling, sub, port: emulator.port, projectId: PROJECT },
  );
}

const seen = (): Promise<string[]> => browser.page.evaluate(() => window.seen);

/** Makes a page record the ranks of all notes whenever they change. Returns a function that reads the latest record. */
async function followRanks(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const { collection, onSnapshot, orderBy, query } = window.firebase;
    window.stop = onSnapshot(
      query(collection(window.db, 'notes'), orderBy('rank')),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const ranks = docs.map((doc) => doc.get('rank')).join(' ');
        window.seen.push(`${ranks}${metadata.fromCache ? ' from the cache' : ''}`);
      },
    );
  });
  return () => page.evaluate(() => window.seen.at(-1));
}

for (const [transport, polling] of [
  ['streaming', false],
  ['long polling', true],
  ['the auto-detected transport', undefined],
] as const) {
  test(`onSnapshot receives every change over ${transport}`, async () => {
    await admin.db.recursiveDelete(admin.db.collection('notes'));
    await admin.db.doc('notes/a').set({ rank: 1, text: '볕담 🌞' });
    await connect(`listening by ${transport}`, polling, 'ann');
    await browser.page.evaluate(() => {
      const { collection, onSnapshot, orderBy, query } = window.firebase;
      window.stop = onSnapshot(query(collection(window.db, 'notes'), orderBy('rank')), (snapshot) => {
        for (const { type, doc } of snapshot.docChanges())
          window.seen.push(`${type} ${doc.id} ${doc.data()['text']}`);
      });
    });
    await expect.poll(seen).toEqual(['added a 볕담 🌞']);
    await admin.db.doc('notes/b').set({ rank: 2, text: 'two' });
    await expect.poll(seen).toHaveLength(2);
    await admin.db.doc('notes/a').update({ text: 'one' });
    await expect.poll(seen).toHaveLength(3);
    await admin.db.doc('notes/b').delete();
    await expect.poll(seen).toEqual(['added a 볕담 🌞', 'added b two', 'modified a one', 'removed b two']);
    await browser.page.evaluate(() => window.stop());
  });

  test(`stores allowed writes and rejects denied reads and writes over ${transport}`, async () => {
    await connect(`writing by ${transport}`, polling, 'ann');
    const read = await browser.page.evaluate(async () => {
      const { doc, getDoc, increment, setDoc, updateDoc } = window.firebase;
      await setDoc(doc(window.db, 'notes/mine'), { count: 1 });
      await updateDoc(doc(window.db, 'notes/mine'), { count: increment(4) });
      return (await getDoc(doc(window.db, 'notes/mine'))).data();
    });
    expect(read).toEqual({ count: 5 });
    expect((await admin.db.doc('notes/mine').get()).data()).toEqual({ count: 5 });

    await connect(`denied by ${transport}`, polling, 'eve');
    const codes = await browser.page.evaluate(async () => {
      const { collection, doc, getDoc, onSnapshot, setDoc } = window.firebase;
      const codeOf = (error: { code: string }): string => error.code;
      const written = await setDoc(doc(window.db, 'notes/hers'), {}).then(() => 'written', codeOf);
      const read = await getDoc(doc(window.db, 'notes/mine')).then(() => 'read', codeOf);
      const listed = await new Promise<string>((resolve) => {
        onSnapshot(
          collection(window.db, 'notes'),
          () => resolve('listed'),
          (error) => resolve(error.code),
        );
      });
      return [written, read, listed];
    });
    expect(codes).toEqual(['permission-denied', 'permission-denied', 'permission-denied']);
  });
}

for (const [transport, polling] of [
  ['streaming', false],
  ['long polling', true],
] as const)
  test(`a resumed listener finds deleted documents with the Bloom filter over ${transport}`, async () => {
    await admin.db.recursiveDelete(admin.db.collection('notes'));
    const ids = Array.from({ length: 40 }, (_, i) => `note${i}`);
    const creation = admin.db.batch();
    for (const [rank, id] of ids.entries()) creation.set(admin.db.doc(`notes/${id}`), { rank });
    await creation.commit();
    await connect(`existence filters by ${transport}`, polling, 'ann');
    const lastRanks = await followRanks(browser.page);
    await expect.poll(lastRanks, POLL).toBe(ids.map((_, rank) => rank).join(' '));
    await browser.page.evaluate(() => window.firebase.disableNetwork(window.db));
    const deletion = admin.db.batch();
    for (let i = 0; i < ids.length; i += 2) deletion.delete(admin.db.doc(`notes/${ids[i]}`));
    await deletion.commit();
    await browser.page.evaluate(() => {
      window.mismatches = [];
      window.stopCounting = window.firebase._TestingHooks.onExistenceFilterMismatch(
        ({ localCacheCount, existenceFilterCount, bloomFilter }) =>
          window.mismatches.push([localCacheCount, existenceFilterCount, bloomFilter?.applied]),
      );
      return window.firebase.enableNetwork(window.db);
    });
    const left = ids.map((_, rank) => rank).filter((rank) => rank % 2 === 1);
    await expect.poll(lastRanks, POLL).toBe(left.join(' '));
    expect(await browser.page.evaluate(() => window.mismatches)).toEqual([[40, 20, true]]);
    await browser.page.evaluate(() => {
      window.stopCounting();
      window.stop();
    });
  });

test('a transaction in the browser is retried when a concurrent one commits first', async () => {
  await admin.db.doc('notes/counter').set({ count: 0 });
  await connect('transactions', undefined, 'ann');
  await browser.page.evaluate(async () => {
    const { doc, runTransaction } = window.firebase;
    const add = (): Promise<void> =>
      runTransaction(
        window.db,
        async (transaction) => {
          const snapshot = await transaction.get(doc(window.db, 'notes/counter'));
          transaction.update(snapshot.ref, { count: snapshot.data()?.['count'] + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add()]);
  });
  expect((await admin.db.doc('notes/counter').get()).data()).toEqual({ count: 3 });
});

describe('several tabs, and network failures', () => {
  const put = (id: string, rank: number): Promise<unknown> => admin.db.doc(`notes/${id}`).set({ rank });

  beforeEach(async () => {
    await admin.db.recursiveDelete(admin.db.collection('notes'));
    await put('a', 1);
  });

  /** Crashes the page's process, as when the system runs out of memory. */
  async function kill(tab: Page): Promise<void> {
    const crashed = tab.waitForEvent('crash');
    const session = await tab.context().newCDPSession(tab);
    // The crashed page never answers this command.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await tab.close();
  }

  test.each([
    ['closed', (tab: Page) => tab.close()],
    ['killed', kill],
  ])('tabs see each other’s writes, also a tab that was %s and opened again', async (_, end) => {
    const openTab = async (name: string): Promise<Page> => {
      const tab = await browser.page.context().newPage();
      await tab.goto(browser.page.url());
      await connect(name, undefined, 'ann', tab);
      return tab;
    };
    const [first, second] = [await openTab('first tab'), await openTab('second tab')];
    const inFirst = await followRanks(first);
    const inSecond = await followRanks(second);
    await expect.poll(inFirst, POLL).toBe('1');
    await expect.poll(inSecond, POLL).toBe('1');
    await second.evaluate(() => {
      const { doc, setDoc } = window.firebase;
      return setDoc(doc(window.db, 'notes/b'), { rank: 2 });
    });
    await expect.poll(inFirst, POLL).toBe('1 2');
    await expect.poll(inSecond, POLL).toBe('1 2');

    await end(second);
    await put('c', 3);
    await expect.poll(inFirst, POLL).toBe('1 2 3');
    const again = await openTab('second tab, opened again');
    const inAgain = await followRanks(again);
    await expect.poll(inAgain, POLL).toBe('1 2 3');
    await put('a', 0);
    await expect.poll(inAgain, POLL).toBe('0 2 3');
    await again.close();
    await first.close();
  });

  test.each([
    ['streaming', false],
    ['long polling', true],
  ])(
    'receives missed changes and sends pending writes after a network failure, over %s',
    async (transport, polling) => {
      await connect(`network failure over ${transport}`, polling, 'ann');
      const last = await followRanks(browser.page);
      await expect.poll(last, POLL).toBe('1');
      const context = browser.page.context();
      await context.setOffline(true);
      await put('b', 2);
      await admin.db.doc('notes/a').delete();
      const written = browser.page.evaluate(() => {
        const { doc, setDoc } = window.firebase;
        return setDoc(doc(window.db, 'notes/mine'), { rank: 7 });
      });
      await expect.poll(last, POLL).toBe('1 7 from the cache');
      await context.setOffline(false);
      await written;
      await expect.poll(last, POLL).toBe('2 7');
      expect((await admin.db.doc('notes/mine').get()).get('rank')).toBe(7);
      await browser.page.evaluate(() => window.stop());
    },
  );
});
