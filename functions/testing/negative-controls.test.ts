import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { MAILBOX_DAILY_LIMITS } from '@app/domain/mail/mail.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Deps } from '../src/deps.ts';
import { subscriptionId } from '../src/mail/link-tokens.ts';
import {
  everyoneIsAdmin,
  withoutIdempotency,
  writesToNewDocuments,
  withoutTransaction,
} from './without-guards.ts';
import { type ForgedCredentials, forgedCredentials } from './forged-credentials.ts';
import { type App, emulatedApp, send } from './emulated.ts';
import { spellings } from './spellings.ts';
import { bookingsOf, storedEvent } from './stored.ts';

const { deps } = emulatedApp();
const UNCOUNTED: Partial<Deps> = { limiter: { take: async () => ({ giveBack: async () => {} }) } };

const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);
const countOf = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

let everyone: ForgedCredentials[];
beforeAll(async () => {
  everyone = await forgedCredentials(deps);
}, 60_000);

/** Tests an invariant on several instances. Returns how often the event happened and how often it may happen. */
type Invariant = (apps: readonly App[]) => Promise<{ happened: number; allowed: number }>;

async function placesSold(apps: readonly App[]) {
  const allowed = 10;
  const event = await storedEvent(deps.db, { capacity: allowed });
  const ask = (_: unknown, index: number) =>
    send(apps[index % apps.length]!, 'POST', '/api/bookings', aBookingInput(event.id));
  const statuses = await statusesOf(Array.from({ length: 60 }, ask));
  expect(await bookingsOf(deps.db, event.id)).toHaveLength(countOf(statuses, 201));
  return { happened: countOf(statuses, 201), allowed };
}

async function bookingsOfOneKey(apps: readonly App[]) {
  const event = await storedEvent(deps.db, { capacity: 100 });
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const ask = (_: unknown, index: number) =>
    send(apps[index % apps.length]!, 'POST', '/api/bookings', aBookingInput(event.id), headers);
  const statuses = await statusesOf(Array.from({ length: 50 }, ask));
  expect(countOf(statuses, 201)).toBe(50);
  return { happened: (await bookingsOf(deps.db, event.id)).length, allowed: 1 };
}

async function subscriptionsOfOneAddress(apps: readonly App[]) {
  const ask = (email: string, index: number) =>
    send(apps[index % apps.length]!, 'POST', '/api/newsletter', { email });
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const within = spellings(email).slice(0, MAILBOX_DAILY_LIMITS.confirmations.max);
  const statuses = await statusesOf(within.map(ask));
  expect(new Set(statuses)).toEqual(new Set([201]));
  const about = `${COLLECTIONS.newsletterSubscriptions}/${subscriptionId(email)}`;
  const mails = await deps.db.collection(COLLECTIONS.mail).where('about', '==', about).count().get();
  return { happened: mails.data().count, allowed: 1 };
}

async function visitorsAccepted([app]: readonly App[]) {
  const requestContacts = async ({ headers }: ForgedCredentials) =>
    app!.request('/api/admin/contacts', { headers });
  return { happened: countOf(await statusesOf(everyone.map(requestContacts)), 200), allowed: 0 };
}

/** A guard, the invariant that it protects, and the dependencies without the guard. */
const GUARDS: [guard: string, invariant: Invariant, without: Partial<Deps>][] = [
  ['the transaction of a booking', placesSold, { transaction: withoutTransaction(deps.db) }],
  ['the idempotency key', bookingsOfOneKey, { createBooking: withoutIdempotency(deps.createBooking) }],
  [
    'the transaction of a subscription',
    subscriptionsOfOneAddress,
    { ...UNCOUNTED, transaction: withoutTransaction(deps.db) },
  ],
  [
    'the document id that is unique to an email address',
    subscriptionsOfOneAddress,
    { ...UNCOUNTED, transaction: writesToNewDocuments(deps, 'newsletterSubscriptions') },
  ],
  ['the check of the role', visitorsAccepted, { auth: everyoneIsAdmin(deps.auth) }],
];

/** Several instances, as Cloud Run starts them under load: each batches only its own requests. */
const instances = (changes: Partial<Deps> = {}) => Array.from({ length: 4 }, () => emulatedApp(changes).app);

/** Each invariant holds with its guard and is violated without it, which proves that the guard protects it. */
describe.each(GUARDS)('%s', { timeout: 60_000 }, (_, invariant, without) => {
  it('protects its invariant', async () => {
    const { happened, allowed } = await invariant(instances());
    expect(happened).toBe(allowed);
  });

  it('is needed: the invariant is violated without it', async () => {
    const { happened, allowed } = await invariant(instances(without));
    expect(happened).toBeGreaterThan(allowed);
  });
});
