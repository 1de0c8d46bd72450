import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBooking } from '@app/domain/testing/factories.ts';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { blurPath, PICTURE_SOURCE } from '@app/domain/shared/picture.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import { seedContent } from '../src/content/seed-content.ts';
import { loadSeed } from '../src/load.ts';

/** Needs the emulators. Uses a separate project, so that other tests do not interfere. */
const PROJECT = `demo-seed-${randomUUID().slice(0, 8)}`;
const NOW = new Date('2026-11-21T03:00:00Z');

let app: App;
let db: Firestore;
const bucket = () => getStorage(app).bucket(`${PROJECT}.firebasestorage.app`);
const load = (reset?: boolean) => loadSeed({ db, bucket: bucket(), now: NOW, ...(reset && { reset }) });
const countOf = async (name: string) => (await db.collection(name).count().get()).data().count;

async function addBooking(): Promise<void> {
  const { id, ...booking } = aBooking(seedContent(NOW).events[0]?.id ?? '');
  await db.collection(COLLECTIONS.bookings).doc(id).set(booking);
}

/** Loading the content writes about 500 files. */
const LOADING_MS = 30_000;

/** The first run renders the pictures, which takes longer. */
beforeAll(async () => {
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  db = getFirestore(app);
  await load();
}, 180_000);
afterAll(() => deleteApp(app));

it('stores every document under its id, without an id field', async () => {
  for (const [name, items] of Object.entries(seedContent(NOW))) {
    const { docs } = await db.collection(COLLECTIONS[name as keyof typeof COLLECTIONS]).get();
    expect(docs.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    expect(docs.filter((doc) => 'id' in doc.data())).toEqual([]);
  }
});

it('stores times as Timestamps and omits missing fields', async () => {
  const { events, bookings } = seedContent(NOW);
  for (const event of events) {
    const data = (await db.collection(COLLECTIONS.events).doc(event.id).get()).data() ?? {};
    const { dateTime, createdAt, visibleFrom, visibleUntil, ...rest } = data;
    expect(
      eventSchema.parse({
        id: event.id,
        ...rest,
        dateTime: dateTime.toDate(),
        createdAt: createdAt.toDate(),
        visibleFrom: visibleFrom.toDate(),
        visibleUntil: visibleUntil.toDate(),
      }),
    ).toEqual({ ...ALWAYS_VISIBLE, ...event });
  }
  for (const booking of bookings) {
    const { agreed, createdAt, ...rest } =
      (await db.collection(COLLECTIONS.bookings).doc(booking.id).get()).data() ?? {};
    const stored = {
      ...rest,
      id: booking.id,
      agreed: {
        ...agreed,
        dateTime: agreed.dateTime.toDate(),
        refund: { ...agreed.refund, effectiveFrom: agreed.refund.effectiveFrom.toDate() },
      },
      createdAt: createdAt.toDate(),
    };
    expect(bookingSchema.parse(stored)).toEqual(booking);
  }
});

it('uploads every picture with its content type and an immutable Cache-Control', async () => {
  const [files] = await bucket().getFiles();
  const pictures = seedContent(NOW).products.flatMap(({ images }) => images);
  const names = new Set(files.map(({ name }) => name));
  expect(pictures.filter((path) => !names.has(path))).toEqual([]);
  const [metadata] = await bucket().file('variants/products/dam-makgeolli/640.avif').getMetadata();
  expect(metadata).toMatchObject({
    contentType: 'image/avif',
    cacheControl: 'public, max-age=31536000, immutable',
  });
});

it('marks each picture as having variants, so that no function generates them again', async () => {
  const path = 'products/dam-makgeolli.webp';
  const [{ md5Hash }] = await bucket().file(path).getMetadata();
  const [{ metadata }] = await bucket().file(blurPath(path)).getMetadata();
  expect(metadata).toEqual({ [PICTURE_SOURCE]: md5Hash });
});

it(
  'does not change a database that has content, such as later bookings',
  async () => {
    await addBooking();
    const before = await countOf(COLLECTIONS.bookings);
    expect(await load()).toMatchObject({ loaded: false });
    expect(await countOf(COLLECTIONS.bookings)).toBe(before);
    await load(true);
  },
  LOADING_MS,
);

it(
  'deletes existing content first with reset',
  async () => {
    const { bookings } = seedContent(NOW);
    await addBooking();
    expect(await load(true)).toMatchObject({ loaded: true });
    expect(await countOf(COLLECTIONS.bookings)).toBe(bookings.length);
  },
  LOADING_MS,
);
