import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '@app/domain/api/endpoints.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { aBooking, aBookingInput, aContactSubmission, aCoffee } from '@app/domain/testing/factories.ts';
import { toDocument } from './store/documents.ts';
import { anAccountWithClaims, adminSession } from '../testing/accounts.ts';
import { type ForgedCredentials, forgedCredentials, unsignedTokens } from '../testing/forged-credentials.ts';
import { inputOf, pathOf, sampleBody } from '../testing/contract-samples.ts';
import { emulatedApp, expectProblem, send } from '../testing/emulated.ts';
import { bookingsOf, storedBooking, storedEvent } from '../testing/stored.ts';

const { app, deps } = emulatedApp();
const ADMIN_ENDPOINTS = ENDPOINTS.filter(({ access }) => access === 'admin');
const LEAST = 60;

/** The id of an existing item of every kind, so that an accepted request would change data. */
const id = crypto.randomUUID();

function knock(
  endpoint: (typeof ENDPOINTS)[number],
  { headers, query = '' }: Pick<ForgedCredentials, 'headers' | 'query'>,
) {
  const body = sampleBody(endpoint);
  return app.request(pathOf(endpoint, id) + query, {
    method: endpoint.method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe('admin endpoints', { timeout: 60_000 }, () => {
  let everyone: ForgedCredentials[];
  const collections = [
    COLLECTIONS.products,
    COLLECTIONS.events,
    COLLECTIONS.stories,
    COLLECTIONS.storeLocations,
    COLLECTIONS.faqs,
    COLLECTIONS.bookings,
    COLLECTIONS.waitlistEntries,
    COLLECTIONS.contacts,
    COLLECTIONS.newsletterSubscriptions,
    COLLECTIONS.mail,
    COLLECTIONS.adminSessions,
  ];
  const documents = collections.map((collection) => deps.db.collection(collection).doc(id));

  beforeAll(async () => {
    everyone = await forgedCredentials(deps);
    await Promise.all(documents.map((document) => document.set({ untouched: true })));
  }, 60_000);

  it('are tested with enough forged credentials', () => {
    expect(everyone.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(everyone.map(({ name }) => name)).size).toBe(everyone.length);
  });

  it.each(ADMIN_ENDPOINTS)('$method $path refuses every forged credential', async (endpoint) => {
    const answers = await Promise.all(
      everyone.map(async (forged) => {
        const { status } = await knock(endpoint, forged);
        return { name: forged.name, status };
      }),
    );
    expect(answers.filter(({ status }) => status !== 401 && status !== 403)).toEqual([]);
    const snapshots = await deps.db.getAll(...documents);
    expect(snapshots.map((snapshot) => snapshot.data())).toEqual(documents.map(() => ({ untouched: true })));
  });

  it.each(ADMIN_ENDPOINTS)('$method $path accepts the admin', async (endpoint) => {
    const { status } = await app.request(pathOf(endpoint), {
      method: endpoint.method,
      headers: { ...(await adminSession(deps)), 'Content-Type': 'application/json' },
      ...(endpoint.body && { body: JSON.stringify(sampleBody(endpoint)) }),
    });
    expect([401, 403]).not.toContain(status);
  });
});

describe('unsigned token, where signatures are verified', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is refused by every admin endpoint', async () => {
    const uid = await anAccountWithClaims(deps, { admin: true });
    const tokens = unsignedTokens(uid);
    // The first `getAuth` of an app reads from the environment whether signatures are verified, as in production.
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
    const production = initializeApp({ projectId: process.env['GCLOUD_PROJECT']! }, 'verifies signatures');
    const auth = getAuth(production);
    vi.unstubAllEnvs();
    const strict = emulatedApp({ auth }).app;
    for (const { headers } of tokens) {
      await expectProblem(await strict.request('/api/admin/contacts', { headers }), 401, 'unauthenticated');
    }
    await deleteApp(production);
  });
});

describe('manipulated paths', () => {
  const TRICKS = [
    '//api/admin/contacts',
    '/api//admin/contacts',
    '/api/./admin/contacts',
    '/api/products/../admin/contacts',
    '/api/products/..%2fadmin/contacts',
    '/api/products/%2e%2e/admin/contacts',
    '/api/products;/../admin/contacts',
    '/api/admin/contacts/',
    '/api/admin/contacts/.',
    '/api/admin/contacts%00',
    '/api/admin/contacts%20',
    '/api/admin/contacts.json',
    '/api/admin/contacts;a=b',
    '/api/admin/contacts?',
    '/api/admin/contacts#products',
    '/api/admin/%63ontacts',
    '/api/%61dmin/contacts',
    '/api/ADMIN/contacts',
    '/api/Admin/Contacts',
    '/api\\admin\\contacts',
    '/api/admin\\..\\admin/contacts',
    '/api/admin/login/../contacts',
    '/api/admin/check/../contacts',
  ];

  it.each(TRICKS)('%s returns no data', async (path) => {
    const contact = aContactSubmission({ message: 'A secret message.' });
    await deps.db.collection(COLLECTIONS.contacts).doc(contact.id).set(toDocument(contact));
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await app.request(new Request(new URL(`http://localhost${path}`), { method }));
      expect([401, 404, 405]).toContain(response.status);
      expect(await response.text()).not.toContain('secret');
    }
  });
});

describe('fields that a caller may not set', () => {
  it.each([
    { status: 'confirmed' },
    { status: 'cancelled' },
    { isAdmin: true },
    { admin: true },
    { createdAt: '2020-01-01T00:00:00Z' },
    { id: crypto.randomUUID() },
  ])('are rejected in a booking: %o', async (extra) => {
    const event = await storedEvent(deps.db);
    const response = await send(app, 'POST', '/api/bookings', { ...aBookingInput(event.id), ...extra });
    await expectProblem(response, 400, 'validation_failed');
    expect(await bookingsOf(deps.db, event.id)).toEqual([]);
  });

  it.each([
    ['/api/contact', { isRead: true }],
    ['/api/contact', { id: crypto.randomUUID() }],
    ['/api/contact', { createdAt: '2020-01-01T00:00:00Z' }],
    ['/api/newsletter', { isActive: false }],
    ['/api/newsletter', { subscribedAt: '2020-01-01T00:00:00Z' }],
    ['/api/newsletter', { isAdmin: true }],
  ])('are rejected by %s: %o', async (path, extra) => {
    const endpoint = ENDPOINTS.find((each) => each.path === path)!;
    const response = await send(app, 'POST', path, { ...sampleBody(endpoint), ...extra });
    await expectProblem(response, 400, 'validation_failed');
  });

  it.each([{ id: crypto.randomUUID() }, { createdAt: '2020-01-01T00:00:00Z' }, { isAdmin: true }])(
    'are rejected even from the admin: %o',
    async (extra) => {
      const session = await adminSession(deps);
      const input = { ...inputOf(aCoffee()), ...extra };
      await expectProblem(
        await send(app, 'POST', '/api/admin/products', input, session),
        400,
        'validation_failed',
      );
      const event = await storedEvent(deps.db);
      const booking = await storedBooking(deps.db, aBooking(event.id));
      const path = `/api/admin/bookings/${booking.id}/status`;
      await expectProblem(
        await send(app, 'PATCH', path, { status: 'confirmed', ...extra }, session),
        400,
        'validation_failed',
      );
      expect(await bookingsOf(deps.db, event.id)).toEqual([booking]);
    },
  );
});
