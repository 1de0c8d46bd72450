import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { toDocument } from '../store/documents.ts';
import { emulatedApp, expectProblem } from '../../testing/emulated.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const AFTER = new Date('2026-11-21T09:01:00.000Z');
const { app, deps } = emulatedApp({ clock: { now: () => NOW, wait: async () => {} } });
const listSchema = z.array(z.looseObject({ id: z.string() }));

async function store<Item extends { id: string }>(collection: string, item: Item): Promise<Item> {
  await deps.db.collection(collection).doc(item.id).set(toDocument(item));
  return item;
}

async function list(path: string) {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return listSchema.parse(await response.json());
}

const wire = (item: object): unknown => JSON.parse(JSON.stringify(item));

describe.each([
  ['/api/events', COLLECTIONS.events, anEvent, { isActive: true }, { isActive: false }],
  [
    '/api/stories',
    COLLECTIONS.stories,
    aStory,
    { isPublished: true, publishedAt: NOW },
    { isPublished: false, publishedAt: NOW },
  ],
  ['/api/stories', COLLECTIONS.stories, aStory, {}, { publishedAt: new Date(NOW.getTime() + 1) }],
  ['/api/products', COLLECTIONS.products, aCoffee, {}, { isPublished: false }],
  ['/api/products', COLLECTIONS.products, aCoffee, { visibleFrom: NOW }, { visibleFrom: AFTER }],
  [
    '/api/products?type=coffee',
    COLLECTIONS.products,
    aCoffee,
    { visibleUntil: AFTER },
    { visibleUntil: NOW },
  ],
  ['/api/events', COLLECTIONS.events, anEvent, { visibleFrom: NOW }, { visibleFrom: AFTER }],
  ['/api/events', COLLECTIONS.events, anEvent, { visibleUntil: AFTER }, { visibleUntil: NOW }],
  ['/api/stories', COLLECTIONS.stories, aStory, { visibleFrom: NOW }, { visibleFrom: AFTER }],
  ['/api/stories', COLLECTIONS.stories, aStory, { visibleUntil: AFTER }, { visibleUntil: NOW }],
  ['/api/store-locations', COLLECTIONS.storeLocations, aStoreLocation, {}, { isActive: false }],
  ['/api/faqs', COLLECTIONS.faqs, aFaq, {}, { isActive: false }],
] as const)('%s', (path, collection, make, shown, hidden) => {
  it('returns the public items completely, and no others', async () => {
    const visible = await store(collection, (make as (changes: object) => { id: string })(shown));
    const invisible = await store(collection, (make as (changes: object) => { id: string })(hidden));
    const items = await list(path);
    expect(items.find(({ id }) => id === visible.id)).toEqual(wire(visible));
    expect(items.map(({ id }) => id)).not.toContain(invisible.id);
  });
});

it('lists the opening hours of a store as text when the owner has written none', async () => {
  const { id } = await store(COLLECTIONS.storeLocations, aStoreLocation({ hours: '', hoursKr: '예약제' }));
  const found = (await list('/api/store-locations')).find((item) => item.id === id);
  expect(found).toMatchObject({ hours: 'Mon–Sun 10:00–21:00', hoursKr: '예약제' });
});

describe('single item', () => {
  it('is returned as stored', async () => {
    const makgeolli = await store(COLLECTIONS.products, aMakgeolli());
    const story = await store(COLLECTIONS.stories, aStory({ publishedAt: NOW }));
    const product = await app.request(`/api/products/${makgeolli.id}`);
    expect([product.status, await product.json()]).toEqual([200, wire(makgeolli)]);
    const answered = await app.request(`/api/stories/${story.id}`);
    expect([answered.status, await answered.json()]).toEqual([200, wire(story)]);
  });

  it.each([
    ['an unpublished product', '/api/products', COLLECTIONS.products, aCoffee({ isPublished: false })],
    ['a product that appears later', '/api/products', COLLECTIONS.products, aCoffee({ visibleFrom: AFTER })],
    ['a product that has ended', '/api/products', COLLECTIONS.products, aCoffee({ visibleUntil: NOW })],
    ['a story that has ended', '/api/stories', COLLECTIONS.stories, aStory({ visibleUntil: NOW })],
  ])('that is %s answers not_found', async (_, path, collection, item) => {
    await store(collection, item);
    await expectProblem(await app.request(`${path}/${item.id}`), 404, 'not_found');
  });

  it('without the fields of its visibility is shown', async () => {
    const { isPublished: _, visibleFrom: __, visibleUntil: ___, ...older } = aCoffee();
    await deps.db.collection(COLLECTIONS.products).doc(older.id).set(toDocument(older));
    expect((await app.request(`/api/products/${older.id}`)).status).toBe(200);
    expect((await list('/api/products')).map(({ id }) => id)).toContain(older.id);
  });

  it.each(['/api/products', '/api/stories'])('of %s answers not_found for an unknown id', async (path) => {
    await expectProblem(await app.request(`${path}/${crypto.randomUUID()}`), 404, 'not_found');
  });

  it.each([
    ['unpublished', { isPublished: false, publishedAt: NOW }],
    ['published in the future', { publishedAt: new Date(NOW.getTime() + 1) }],
  ])('answers not_found for a story that is %s', async (_, changes) => {
    const story = await store(COLLECTIONS.stories, aStory(changes));
    const { detail } = await expectProblem(await app.request(`/api/stories/${story.id}`), 404, 'not_found');
    const none = await app.request(`/api/stories/${crypto.randomUUID()}`);
    expect(detail).toBe((await expectProblem(none, 404, 'not_found')).detail);
  });
});

describe('paginated list', () => {
  /** Returns all pages of a list by following the Link headers. */
  async function walk(path: string) {
    const pages: string[][] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const response: Response = await app.request(next);
      expect(response.status).toBe(200);
      pages.push(listSchema.parse(await response.json()).map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
    }
    return pages;
  }

  it('returns every item once in order, also with equal sort keys', async () => {
    const order = 9_999;
    await Promise.all(Array.from({ length: 7 }, () => store(COLLECTIONS.faqs, aFaq({ order }))));
    const pages = await walk('/api/faqs?limit=3');
    expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true);
    const whole = (await list('/api/faqs')).map(({ id }) => id);
    expect(pages.flat()).toEqual(whole);
  });

  it('keeps the other query parameters in the next link', async () => {
    await Promise.all(
      [1, 2, 3].map((each) => store(COLLECTIONS.products, aCoffee({ title: `Page ${each}` }))),
    );
    const pages = await walk('/api/products?type=coffee&limit=2');
    expect(pages.flat()).toEqual((await list('/api/products?type=coffee')).map(({ id }) => id));
  });

  it('distinguishes timestamps within the same millisecond', async () => {
    const { Timestamp } = await import('firebase-admin/firestore');
    const stories = Array.from({ length: 3 }, () => aStory());
    await Promise.all(
      stories.map((story, index) =>
        deps.db
          .collection(COLLECTIONS.stories)
          .doc(story.id)
          .set({ ...toDocument(story), publishedAt: new Timestamp(0, 1_000 * (index + 1)) }),
      ),
    );
    const ids = (await walk('/api/stories?limit=1')).flat();
    const wanted = stories.map(({ id }) => id).toReversed();
    expect(ids.filter((id) => wanted.includes(id))).toEqual(wanted);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=garbage', 'cursor'],
    [`cursor=${btoa('["a","../x"]')}`, 'cursor'],
    [`cursor=${btoa('[[1e30,0],"a"]')}`, 'cursor'],
    [`cursor=${btoa('[1e999,"a"]')}`, 'cursor'],
    ['page=2', 'page'],
  ])('refuses the query %s', async (query, field) => {
    const problem = await expectProblem(await app.request(`/api/events?${query}`), 400, 'validation_failed');
    expect(problem.errors.map((error) => error.field)).toEqual([field]);
  });
});
