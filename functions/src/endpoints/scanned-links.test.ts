import { expect, it } from 'vitest';
import { COLLECTIONS, SEAT_COLLECTIONS } from '@app/domain/collections.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { aBookingInput, aCoffee } from '@app/domain/testing/factories.ts';
import { deleteBooking } from '../bookings/delete-booking.ts';
import { confirmBooking } from '../bookings/change-booking-status.ts';
import { firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { offerSeats } from '../bookings/waitlist/offer-seats.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { emulatedApp, send } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { storedEvent } from '../../testing/stored.ts';

const { db } = isolatedProject();
const { app, deps } = emulatedApp({ db });
const store = firestoreBookingStore(deps);
const ADMIN = { role: 'admin', uid: 'sample-admin' } as const;

/** Lets every kind of guest and reader get mail with a link: booked, confirmed, waiting, offered, reader, curious. */
async function sendMails(): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await send(app, 'POST', path, body);
    expect(response.ok, `${path} ${response.status}`).toBe(true);
    return (await response.text().then((text) => (text ? JSON.parse(text) : {}))) as { id?: string };
  };
  const person = { name: 'Sample Guest', language: 'en' };
  const event = await storedEvent(db, { capacity: 4, price: 0 });
  const book = () => post('/api/bookings', { ...aBookingInput(event.id), numberOfParticipants: 2 });
  const [confirmed, given] = [await book(), await book()];
  for (const partySize of [1, 2])
    await post('/api/waitlist', {
      ...person,
      eventId: event.id,
      email: `waiting-${partySize}@example.com`,
      partySize,
    });
  await confirmBooking(store, confirmed.id!, { key: crypto.randomUUID(), by: ADMIN });
  await deleteBooking(store, given.id!, { key: crypto.randomUUID(), by: ADMIN });
  await offerSeats(store, event.id);
  const coffee = aCoffee({ availability: 'out_of_stock' });
  await db.collection(COLLECTIONS.products).doc(coffee.id).set(toDocument(coffee));
  await post('/api/restock', { productId: coffee.id, email: 'reader@example.com', language: 'en' });
  await post('/api/newsletter', { email: 'reader@example.com', language: 'en' });
  await post('/api/personal-data', { email: 'visitor@example.com', language: 'en' });
}

/** Returns the paths of all links in all mails, and of what the pages behind them read. */
async function linksInMails(): Promise<string[]> {
  const { docs } = await db.collection(COLLECTIONS.mail).get();
  const urls = docs
    .map((document) => fromDocument(mailSchema, document)!)
    .flatMap((mail) => JSON.stringify(mail.message).match(/https?:[^\s"'\\<>)]+/g) ?? []);
  const paths = urls
    .map((url) => new URL(url.replaceAll('&amp;', '&')))
    .map((url) => url.pathname + url.search);
  const read = paths.flatMap((path) => {
    const [, page, token] = /\/(booking|waitlist)\/(\S+)$/.exec(path) ?? [];
    return page ? [`/api/${page === 'booking' ? 'bookings' : page}/${token}`] : [];
  });
  return [...new Set([...paths, ...read])];
}

/** Returns all documents but the counts of calls. */
async function everything(): Promise<unknown> {
  const collections = await db.listCollections();
  const names = [...collections.map(({ id }) => id), ...Object.values(SEAT_COLLECTIONS)];
  const kept = names.filter((name) => name !== COLLECTIONS.rateLimits);
  const found = await Promise.all(kept.map((name) => db.collectionGroup(name).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()]));
}

it('a scanner that opens every link of every mail, in every safe way, changes nothing', async () => {
  await sendMails();
  const paths = await linksInMails();
  const kinds = [
    '/api/bookings/',
    '/api/waitlist/',
    '/api/newsletter/',
    '/api/restock/',
    '/api/personal-data/',
  ];
  for (const kind of kinds) expect(paths.filter((path) => path.startsWith(kind))).not.toEqual([]);
  const before = await everything();
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await app.request(path, { method })).status, `${method} ${path}`).toBeLessThan(500);
  expect(await everything()).toEqual(before);
  // What the page in a guest's browser sends, and no scanner does, would have been noticed.
  // One of the bookings is deleted.
  const links = paths.filter((path) => path.startsWith('/api/bookings/'));
  const opened = await Promise.all(
    links.map(async (link) => app.request(`${link}/opened`, { method: 'POST' })),
  );
  expect(opened.map(({ status }) => status)).toContain(204);
  expect(await everything()).not.toEqual(before);
});
