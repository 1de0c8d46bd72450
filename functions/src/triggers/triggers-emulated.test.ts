import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { blurPath, variantFolder } from '@app/domain/shared/picture.ts';
import {
  aBookingInput,
  aContactSubmission,
  aCoffee,
  aFaq,
  anEvent,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';
import { LEASE_MS } from '../mail/waiting-mail.ts';
import { toDocument } from '../store/documents.ts';
import { adminSession, anAccountWithClaims, storedSession } from '../../testing/accounts.ts';
import { send, appWithTriggers } from '../../testing/emulated.ts';
import { aJpeg, PAYLOAD } from '../../testing/hostile-files.ts';
import { queuedMail } from '../../testing/queued-mail.ts';
import { auditEntriesOf, bookingsOf, storedEvent } from '../../testing/stored.ts';
import { REGION } from './deployed-deps.ts';

/** Tests that each deployed function is triggered by its events in the local environment. */
const { app, deps } = appWithTriggers();
const { db, bucket, outbox } = deps;

/** Functions run asynchronously; the first invocation of one starts a process. */
const eventually = <T>(assertion: () => Promise<T>) =>
  vi.waitFor(assertion, { timeout: 30_000, interval: 200 });
const TIMEOUT_MS = 40_000;

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const [host, port] = process.env['FIRESTORE_EMULATOR_HOST']!.split(':');
  environment = await initializeTestEnvironment({
    projectId: process.env['GCLOUD_PROJECT']!,
    firestore: { host: host!, port: Number(port) },
  });
});
afterAll(() => environment.cleanup());

/** Returns Firestore as the dashboard of a signed-in admin uses it. */
async function dashboard(uid: string) {
  const { id } = await storedSession(deps, uid);
  return environment.authenticatedContext(uid, { admin: true, sid: id }).firestore();
}

describe('mail functions', () => {
  it('send a queued mail, and send it again when the admin retries it', { timeout: TIMEOUT_MS }, async () => {
    const mail = db.collection(COLLECTIONS.mail).doc(await queuedMail(db, outbox));
    const isSent = async () =>
      expect((await mail.get()).get('delivery')).toMatchObject({
        state: 'SUCCESS',
        attempts: 1,
        error: null,
      });
    await eventually(isSent);

    await mail.update({ 'delivery.state': 'ERROR', 'delivery.error': 'sample failure' });
    const path = `/api/admin/mails/${mail.id}/retry`;
    const { status } = await app.request(path, { method: 'POST', headers: await adminSession(deps) });
    expect(status).toBe(204);
    await eventually(isSent);
  });

  it('delete a mail together with the record it is about', { timeout: TIMEOUT_MS }, async () => {
    const mail = db.collection(COLLECTIONS.mail).doc(await queuedMail(db, outbox));
    await db.doc((await mail.get()).get('about') as string).delete();
    await eventually(async () => expect((await mail.get()).exists).toBe(false));
  });
});

/**
 * Invokes a scheduled function as Cloud Scheduler does; the emulator does not run schedules. The emulator renumbers its
 * functions whenever they are enabled again, and answers 204 for disabled ones.
 */
async function invokeScheduled(name: string): Promise<number> {
  const region = `${process.env['FUNCTIONS_ORIGIN']}/${process.env['GCLOUD_PROJECT']}/${REGION}`;
  const headers = {
    'X-CloudScheduler-JobName': name,
    'X-CloudScheduler-ScheduleTime': new Date().toISOString(),
  };
  for (let times = 0; ; times += 1) {
    const { status } = await fetch(`${region}/${name}-${times}`, { method: 'POST', headers });
    if (status !== 204) return status;
  }
}

describe('scheduled functions', () => {
  it('give up a mail whose function ended while sending it', { timeout: TIMEOUT_MS }, async () => {
    const now = Date.now();
    const sending = (leaseEnds: number) =>
      queuedMail(db, outbox, { state: 'PROCESSING', attempts: 1, leaseExpireTime: new Date(leaseEnds) });
    const [abandoned, inProgress] = [await sending(now - 1), await sending(now + LEASE_MS)];
    expect(await invokeScheduled('sweepMails')).toBe(200);
    const deliveryOf = async (id: string) =>
      (await db.collection(COLLECTIONS.mail).doc(id).get()).get('delivery');
    expect(await deliveryOf(abandoned)).toMatchObject({
      state: 'ERROR',
      problem: 'unknown',
      leaseExpireTime: null,
    });
    expect(await deliveryOf(inProgress)).toMatchObject({ state: 'PROCESSING' });
  });

  it('delete expired records', { timeout: TIMEOUT_MS }, async () => {
    const store = async (createdAt: Date) => {
      const message = aContactSubmission({ createdAt });
      const document = db.collection(COLLECTIONS.contacts).doc(message.id);
      await document.set(toDocument(message));
      return document;
    };
    const [outdated, recent] = [await store(new Date('2020-01-01T00:00:00Z')), await store(new Date())];
    expect(await invokeScheduled('nightlyCleanup')).toBe(200);
    expect((await outdated.get()).exists).toBe(false);
    expect((await recent.get()).exists).toBe(true);
  });

  it('end the sessions of an account that was disabled', { timeout: TIMEOUT_MS }, async () => {
    const uid = await anAccountWithClaims(deps, { admin: true });
    const { id } = await storedSession(deps, uid);
    await deps.auth.updateUser(uid, { disabled: true });
    expect(await invokeScheduled('maintainWaitlists')).toBe(200);
    expect((await db.collection(COLLECTIONS.adminSessions).doc(id).get()).exists).toBe(false);
  });
});

describe('image functions', () => {
  it('create the variants of an uploaded image', { timeout: TIMEOUT_MS }, async () => {
    const path = `products/${crypto.randomUUID()}.jpg`;
    const hostile = Buffer.concat([await aJpeg(), Buffer.from(PAYLOAD)]);
    await bucket.file(path).save(hostile, { resumable: false, metadata: { contentType: 'image/jpeg' } });
    await eventually(async () => {
      const [bytes] = await bucket.file(path).download();
      expect(bytes.includes(PAYLOAD)).toBe(false);
      const [blur] = await bucket.file(blurPath(path)).download();
      expect((await sharp(blur).metadata()).format).toBe('webp');
    });
  });

  it('remove an uploaded file that is not an image', { timeout: TIMEOUT_MS }, async () => {
    const file = bucket.file(`stories/${crypto.randomUUID()}.png`);
    await file.save(`<svg>${PAYLOAD}</svg>`, { resumable: false, metadata: { contentType: 'image/png' } });
    await eventually(async () => expect(await file.exists()).toEqual([false]));
  });

  it('remove the images of a deleted product', { timeout: TIMEOUT_MS }, async () => {
    const path = `products/${crypto.randomUUID()}.jpg`;
    await bucket
      .file(path)
      .save(await aJpeg(), { resumable: false, metadata: { contentType: 'image/jpeg' } });
    await eventually(async () => expect(await bucket.file(blurPath(path)).exists()).toEqual([true]));
    const coffee = aCoffee({ images: [path] });
    const document = db.collection(COLLECTIONS.products).doc(coffee.id);
    await document.set(toDocument(coffee));
    await document.delete();
    await eventually(async () => {
      expect(await bucket.file(path).exists()).toEqual([false]);
      expect((await bucket.getFiles({ prefix: variantFolder(path) }))[0]).toEqual([]);
    });
  });
});

describe('stock functions', () => {
  it('show whether pieces of a product are left', { timeout: TIMEOUT_MS }, async () => {
    const { id, ...coffee } = aCoffee();
    const product = db.collection(COLLECTIONS.products).doc(id);
    const stock = db.collection(COLLECTIONS.productStock).doc(id);
    await product.set(coffee);
    const shows = (hasNoneLeft: boolean) =>
      eventually(async () => expect((await product.get()).get('hasNoneLeft')).toBe(hasNoneLeft));
    await stock.set({ left: 0 });
    await shows(true);
    await stock.set({ left: 2 });
    await shows(false);
  });
});

describe('event functions', () => {
  it(
    'hide the seat count of an inactive event and delete it with the event',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const { id, ...event } = anEvent({ dateTime: new Date('2026-01-01T00:00:00Z') });
      const document = doc(await dashboard('sample-admin'), COLLECTIONS.events, id);
      const seats = db.collection(COLLECTIONS.eventSeats).doc(id);
      await setDoc(document, { ...event, createdAt: serverTimestamp() });
      await seats.set({ booked: 3, isActive: true });
      await updateDoc(document, { isActive: false });
      await eventually(async () =>
        expect((await seats.get()).data()).toEqual({ booked: 3, isActive: false }),
      );
      await deleteDoc(document);
      await eventually(async () => expect((await seats.get()).exists).toBe(false));
    },
  );
});

describe('list of events of which one guest holds most seats', () => {
  it(
    'follows the bookings and the capacity of an event',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const event = await storedEvent(db, { capacity: 4 });
      const line = db.collection(COLLECTIONS.seatMajorities).doc(event.id);
      const isListed = (expected: boolean) =>
        eventually(async () => expect((await line.get()).exists).toBe(expected));
      const booking = aBookingInput(event.id, { numberOfParticipants: 3 });
      expect((await send(app, 'POST', '/api/bookings', booking)).status).toBe(201);
      await isListed(true);
      await db.collection(COLLECTIONS.events).doc(event.id).update({ capacity: 8 });
      await isListed(false);
      await db.collection(COLLECTIONS.events).doc(event.id).update({ capacity: 4 });
      await isListed(true);
      for (const { id } of await bookingsOf(db, event.id))
        await db.collection(COLLECTIONS.bookings).doc(id).update({ status: 'cancelled' });
      await isListed(false);
    },
  );
});

describe('audit log', () => {
  it(
    'records who created, changed and deleted a document in the dashboard',
    { timeout: TIMEOUT_MS },
    async () => {
      const { id, ...faq } = aFaq();
      const uid = `admin-${crypto.randomUUID()}`;
      const document = doc(await dashboard(uid), COLLECTIONS.faqs, id);
      await setDoc(document, faq);
      await updateDoc(document, { order: 7 });
      await deleteDoc(document);
      await eventually(async () => {
        const entries = await auditEntriesOf(db, id);
        expect(entries.map(({ what }) => what).toSorted()).toEqual(['created', 'deleted', 'updated']);
        expect(new Set(entries.map(({ who }) => who))).toEqual(new Set([uid]));
        expect(entries.find(({ what }) => what === 'updated')?.changes).toEqual({
          order: { before: 0, after: 7 },
        });
      });
    },
  );

  it.each([
    [COLLECTIONS.products, () => ({ ...aCoffee(), createdAt: serverTimestamp() })],
    [COLLECTIONS.events, () => ({ ...anEvent(), createdAt: serverTimestamp() })],
    [COLLECTIONS.stories, () => ({ ...aStory(), createdAt: serverTimestamp() })],
    [COLLECTIONS.storeLocations, aStoreLocation],
  ])('records changes in %s', { timeout: TIMEOUT_MS }, async (collection, make) => {
    const { id, ...fields } = make();
    await setDoc(doc(await dashboard('sample-admin'), collection, id), fields);
    await eventually(async () =>
      expect(await auditEntriesOf(db, id)).toMatchObject([
        { collection, what: 'created', who: 'sample-admin' },
      ]),
    );
  });

  it('records a change made by the API once', { timeout: TIMEOUT_MS }, async () => {
    const contact = aContactSubmission();
    const document = db.collection(COLLECTIONS.contacts).doc(contact.id);
    await document.set(toDocument(contact));
    const path = `/api/admin/contacts/${contact.id}/read`;
    const answer = await send(app, 'PATCH', path, { isRead: true }, await adminSession(deps));
    expect(answer.status).toBe(200);
    // A later change in the same collection: once its entry exists, earlier events have been handled too.
    await updateDoc(doc(await dashboard('sample-admin'), COLLECTIONS.contacts, contact.id), {
      isRead: false,
    });
    await eventually(async () => {
      const entries = await auditEntriesOf(db, contact.id);
      expect(entries.some(({ who }) => who === 'sample-admin')).toBe(true);
      expect(entries.map(({ changes }) => changes)).toEqual(
        expect.arrayContaining([
          { isRead: { before: false, after: true } },
          { isRead: { before: true, after: false } },
        ]),
      );
      expect(entries).toHaveLength(2);
    });
  });
});
