import { beforeAll, describe, expect, it } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import {
  aBooking,
  aCoffee,
  aFaq,
  aMakgeolli,
  anEvent,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { adminSession, type SessionHeader } from '../../testing/accounts.ts';
import { inputOf } from '../../testing/contract-samples.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { auditEntriesOf, seatsOf, storedBooking, storedEvent } from '../../testing/stored.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const { app, deps } = emulatedApp({ clock: { now: () => NOW, wait: async () => {} } });
let admin: SessionHeader;
beforeAll(async () => {
  admin = await adminSession(deps);
});

const itemSchema = z.looseObject({ id: z.uuid() });
const wire = (item: object): unknown => JSON.parse(JSON.stringify(item));
const remove = (path: string) => app.request(path, { method: 'DELETE', headers: admin });

interface Kind {
  collection: string;
  make(): { id: string; createdAt?: Date };
  /** A changed field, and the name of a required field. */
  change: Record<string, unknown>;
  required: string;
  message: string;
}

const KINDS: Record<string, Kind> = {
  products: {
    collection: COLLECTIONS.products,
    make: aMakgeolli,
    change: { title: 'Another title' },
    required: 'title',
    message: 'Title is required',
  },
  events: {
    collection: COLLECTIONS.events,
    make: () => anEvent({ maxPartySize: 6, verifyHours: 48 }),
    change: { capacity: 12 },
    required: 'location',
    message: 'Location is required',
  },
  stories: {
    collection: COLLECTIONS.stories,
    make: aStory,
    change: { isPublished: false },
    required: 'author',
    message: 'Author is required',
  },
  'store-locations': {
    collection: COLLECTIONS.storeLocations,
    make: aStoreLocation,
    change: { features: ['terrace', 'wifi'] },
    required: 'address',
    message: 'Address is required',
  },
  faqs: {
    collection: COLLECTIONS.faqs,
    make: aFaq,
    change: { order: 7 },
    required: 'answer',
    message: 'Answer is required',
  },
};

it('limits the parties of a new event and the time to verify an address, unless the request does', async () => {
  const created = await send(app, 'POST', '/api/admin/events', inputOf(anEvent()), admin);
  expect(await created.json()).toMatchObject({ maxPartySize: 4, verifyHours: 24 });
});

describe.each(Object.entries(KINDS))(
  '/api/admin/%s',
  (name, { collection, make, change, required, message }) => {
    const path = `/api/admin/${name}`;
    const fields = async (id: string) => (await deps.db.collection(collection).doc(id).get()).data();

    async function stored() {
      const item = make();
      await deps.db.collection(collection).doc(item.id).set(toDocument(item));
      return item;
    }

    it('creates an item and returns it as stored', async () => {
      const item = make();
      const response = await send(app, 'POST', path, inputOf(item), admin);
      expect(response.status).toBe(201);
      const answer = itemSchema.parse(await response.json());
      expect(answer.id).not.toBe(item.id);
      const created = { ...item, id: answer.id, ...(item.createdAt && { createdAt: NOW }) };
      expect(answer).toEqual(wire(created));
      expect(toDates(await fields(answer.id))).toEqual(toDocument(created));
    });

    it('replaces an item and keeps its id and creation time', async () => {
      const item = await stored();
      const created = new Timestamp(1_700_000_000, 123_456_000);
      if (item.createdAt) await deps.db.collection(collection).doc(item.id).update({ createdAt: created });
      const response = await send(app, 'PUT', `${path}/${item.id}`, { ...inputOf(item), ...change }, admin);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id: item.id, ...change });
      const after = await fields(item.id);
      expect(after).toMatchObject(change);
      expect(after?.['createdAt']).toEqual(item.createdAt && created);
    });

    it('deletes an item and returns it', async () => {
      const item = await stored();
      const response = await remove(`${path}/${item.id}`);
      expect([response.status, await response.json()]).toEqual([200, wire(item)]);
      expect(await fields(item.id)).toBeUndefined();
      await expectProblem(await remove(`${path}/${item.id}`), 404, 'not_found');
    });

    it('answers not_found when it replaces an unknown item', async () => {
      const id = crypto.randomUUID();
      await expectProblem(await send(app, 'PUT', `${path}/${id}`, inputOf(make()), admin), 404, 'not_found');
      expect(await fields(id)).toBeUndefined();
    });

    it('names the missing field with the error text of the form', async () => {
      const { [required]: _, ...input } = inputOf(make());
      const { errors } = await expectProblem(
        await send(app, 'POST', path, input, admin),
        400,
        'validation_failed',
      );
      expect(errors).toEqual([{ field: required, message }]);
    });

    it('writes an audit entry for each change', async () => {
      const response = await send(app, 'POST', path, inputOf(make()), admin);
      const { id } = itemSchema.parse(await response.json());
      await send(app, 'PUT', `${path}/${id}`, { ...inputOf(make()), ...change }, admin);
      await remove(`${path}/${id}`);
      const whats = (await auditEntriesOf(deps.db, id)).map(({ what }) => what);
      expect(whats.toSorted()).toEqual(['created', 'deleted', 'updated']);
    });
  },
);

function toDates(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return Object.fromEntries(entries);
}

describe('replacement of an item', () => {
  it('removes fields that the request omits', async () => {
    const coffee = aCoffee();
    const document = deps.db.collection(COLLECTIONS.products).doc(coffee.id);
    await document.set(toDocument(coffee));
    const { priceKrw: _, ...input } = inputOf(coffee);
    await send(app, 'PUT', `/api/admin/products/${coffee.id}`, input, admin);
    expect((await document.get()).data()).not.toHaveProperty('priceKrw');
  });
});

describe('event with bookings', () => {
  it('is deleted only after they are cancelled, together with its seat count', async () => {
    const event = await storedEvent(deps.db, {}, 2);
    const booking = await storedBooking(deps.db, aBooking(event.id, { numberOfParticipants: 2 }));
    await expectProblem(await remove(`/api/admin/events/${event.id}`), 409, 'event_has_bookings');
    expect(await seatsOf(deps.db, event.id)).toEqual({ booked: 2 });

    await send(app, 'PATCH', `/api/admin/bookings/${booking.id}/status`, { status: 'cancelled' }, admin);
    expect((await remove(`/api/admin/events/${event.id}`)).status).toBe(200);
    expect(await seatsOf(deps.db, event.id)).toBeUndefined();
  });
});

describe('body size limit', () => {
  it('accepts 32 KB and refuses more', async () => {
    const input = { ...inputOf(aCoffee()), longDesc: 'a'.repeat(33 * 1024) };
    await expectProblem(
      await send(app, 'POST', '/api/admin/products', input, admin),
      413,
      'payload_too_large',
    );
  });
});

describe('date that Firestore cannot store', () => {
  it.each([
    ['/api/admin/events', anEvent, 'dateTime', '0000-12-31T23:59:59Z'],
    ['/api/admin/events', anEvent, 'dateTime', '9999-12-31T23:59:59-01:00'],
    ['/api/admin/stories', aStory, 'publishedAt', '0001-01-01T00:00:00+09:00'],
  ])('is refused with the name of its field: %s', async (path, make, field, date) => {
    const body = { ...(wire(inputOf(make())) as object), [field]: date };
    const { errors } = await expectProblem(
      await send(app, 'POST', path, body, admin),
      400,
      'validation_failed',
    );
    expect(errors).toEqual([{ field, message: 'Must lie in the years 0001 to 9999, in UTC' }]);
  });
});

describe('picture of an item', () => {
  const missing = (folder: string) => `${folder}/${crypto.randomUUID()}.webp`;
  const CASES: [string, string, { id: string }, (path: string) => object][] = [
    ['products', 'images', aMakgeolli(), (path) => ({ images: [path] })],
    ['events', 'image', anEvent(), (image) => ({ image })],
    ['stories', 'coverImage', aStory(), (coverImage) => ({ coverImage })],
    ['stories', 'body', aStory(), (path) => ({ body: `![A sample](${path})` })],
  ];

  it.each(CASES)('is refused in %s.%s when it is not stored', async (kind, field, item, fieldsWith) => {
    const fields = fieldsWith(missing(kind));
    const created = await send(app, 'POST', `/api/admin/${kind}`, { ...inputOf(item), ...fields }, admin);
    const problem = await expectProblem(created, 400, 'validation_failed');
    expect(problem.errors).toMatchObject([{ field }]);
  });

  it.each(CASES)(
    'may stay in %s.%s after it was lost, when the item is replaced',
    async (kind, field, item, fieldsWith) => {
      const id = crypto.randomUUID();
      const [lost, other] = [missing(kind), missing(kind)];
      await deps.db
        .collection(kind)
        .doc(id)
        .set(toDocument({ ...item, ...fieldsWith(lost), id }));
      const replace = (path: string) =>
        send(app, 'PUT', `/api/admin/${kind}/${id}`, { ...inputOf(item), ...fieldsWith(path) }, admin);
      expect((await replace(lost)).status).toBe(200);
      const problem = await expectProblem(await replace(other), 400, 'validation_failed');
      expect(problem.errors).toMatchObject([{ field }]);
    },
  );
});
