import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { buildBundle, startProcess } from './emulator-process.ts';
import type { EmulatorProcess } from './emulator-process.ts';
import { benchListeners } from './listeners.ts';
import { inParallel } from '../tests/support/in-parallel.ts';
import { median, millisOf, report, typicalMillis } from './measure.ts';

// Prints the emulator's performance, measured through firebase-admin, whose time is included.
// Fails when a limit is exceeded.

const TEXT = 'x'.repeat(1000);
const BATCH = 500;

const broken: string[] = [];
function bound(what: string, holds: boolean): void {
  if (!holds) broken.push(what);
}

/** Writes documents of about 1 KiB, in batches. @param round varies the contents between rounds */
async function fill(db: Firestore, collection: string, from: number, to: number, round = 0): Promise<void> {
  await inParallel(Math.ceil((to - from) / BATCH), 4, async (part) => {
    const batch = db.batch();
    const start = from + part * BATCH;
    for (let n = start; n < Math.min(to, start + BATCH); n++) {
      batch.set(db.doc(`${collection}/${n}`), { n, kind: n % 50, text: TEXT, round });
    }
    await batch.commit();
  });
}

async function benchStart(bundle: string): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 7; run++) {
    const emulator = await startProcess(bundle);
    times.push(emulator.readyMillis);
    await emulator.stop();
  }
  // The fastest start is the least affected by other load on the machine.
  const millis = Math.min(...times);
  report('ready after', `${millis.toFixed(0)} ms (${median(times).toFixed(0)} ms in the middle)`);
  bound('ready within 400 ms', millis < 400);
}

async function benchPoints(db: Firestore): Promise<void> {
  const count = 3000;
  const writing = await millisOf(() => inParallel(count, 50, (i) => db.doc(`points/${i % 500}`).set({ i })));
  const reading = await millisOf(() => inParallel(count, 50, (i) => db.doc(`points/${i % 500}`).get()));
  report('writes of single documents', `${((count / writing) * 1000).toFixed(0)} a second`);
  report('reads of single documents', `${((count / reading) * 1000).toFixed(0)} a second`);
}

async function benchQueries(db: Firestore, { memory }: EmulatorProcess): Promise<void> {
  const before = memory();
  let filled = 0;
  for (const size of [1_000, 10_000, 100_000]) {
    await fill(db, 'many', filled, size);
    filled = size;
    const many = db.collection('many');
    const filtered = many.where('kind', '==', 7).orderBy('n').limit(20);
    report(
      `a query for 20 of ${size.toLocaleString('en')} documents`,
      `${(await typicalMillis(10, () => filtered.get())).toFixed(1)} ms`,
    );
    report(
      `a count of ${size.toLocaleString('en')} documents`,
      `${(await typicalMillis(5, () => many.count().get())).toFixed(1)} ms`,
    );
  }
  report('memory for 10,000 documents of 1 KiB', `${((memory() - before) / 10).toFixed(0)} MiB`);
}

async function benchSoak(db: Firestore, { memory }: EmulatorProcess): Promise<void> {
  const samples: number[] = [];
  const millis = await millisOf(async () => {
    for (let quarter = 0; quarter < 4; quarter++) {
      await inParallel(100, 4, (round) => fill(db, 'soaked', 0, BATCH, quarter * 100 + round));
      samples.push(memory());
    }
  });
  const [first = NaN] = samples;
  report('200,000 further writes', `${(millis / 1000).toFixed(1)} s`);
  report('memory after each quarter of them', `${samples.map((mib) => mib.toFixed(0)).join(', ')} MiB`);
  bound(
    'memory that stays within 1.5 times that of the first quarter',
    (samples.at(-1) ?? NaN) < first * 1.5,
  );
}

async function main(): Promise<void> {
  const { bundle, remove } = buildBundle();
  await benchStart(bundle);
  const emulator = await startProcess(bundle);
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.address;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: 'demo-bench' });
  const db = getFirestore(app);
  try {
    await benchPoints(db);
    const beside = await benchListeners(db, emulator.address);
    await benchQueries(db, emulator);
    const stored = await typicalMillis(50, (run) => db.doc('watched/a').set({ run }));
    report('a write beside 100,000 stored documents', `${stored.toFixed(2)} ms`);
    bound(
      'writes that cost nothing for listeners elsewhere',
      (beside.get(1000) ?? NaN) < 5 * (beside.get(1) ?? NaN) + 5,
    );
    await benchSoak(db, emulator);
  } finally {
    await deleteApp(app);
    await emulator.stop();
    remove();
  }
  for (const what of broken) console.error(`Broken: ${what}.`);
  if (broken.length > 0) process.exitCode = 1;
}

await main();
