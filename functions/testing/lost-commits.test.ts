import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { aBooking, aBookingInput, aContactSubmission, aFaq } from '@app/domain/testing/factories.ts';
import { confirmToken, subscriptionId, unsubscribeToken } from '../src/mail/link-tokens.ts';
import { deliverMail } from '../src/mail/deliver-mail.ts';
import { toDocument } from '../src/store/documents.ts';
import { firestoreTransactions } from '../src/store/transaction.ts';
import { adminSession, type SessionHeader } from './accounts.ts';
import { inputOf } from './contract-samples.ts';
import { type App, emulatedApp, expectProblem, send } from './emulated.ts';
import { LOST_AS, lossyFirestore, type LossyFirestore } from './lossy-firestore.ts';
import { mailSetup } from './mail-setup.ts';
import { startMailServer } from './mail-server.ts';
import { queuedMail } from './queued-mail.ts';
import { auditEntriesOf, bookingsOf, seatsOf, storedBooking, storedEvent } from './stored.ts';

const { deps: direct } = emulatedApp();
const { db } = direct;
let lossy: LossyFirestore;
let app: App;
let admin: SessionHeader;
beforeAll(async () => {
  lossy = await lossyFirestore();
  ({ app } = emulatedApp({ db: lossy.db }));
  admin = await adminSession(direct);
});

const faqs = db.collection(COLLECTIONS.faqs);

async function stored(collection: string, item: { id: string }): Promise<string> {
  await db.collection(collection).doc(item.id).set(toDocument(item));
  return item.id;
}

/** Stores a pending booking of two seats for an event with five booked seats. */
async function aStandingBooking() {
  const event = await storedEvent(db, {}, 5);
  return storedBooking(db, aBooking(event.id, { numberOfParticipants: 2 }));
}

const aSubscription = (): NewsletterSubscription => ({
  id: subscriptionId(crypto.randomUUID()),
  email: 'reader@example.com',
  language: 'kr',
  isActive: true,
  subscribedAt: new Date(),
  confirmBy: new Date(Date.now() + 60_000),
});
const auditOf = async (id: string) => (await auditEntriesOf(db, id)).map(({ what }) => what);
const deleteBy = (path: string) => app.request(path, { method: 'DELETE', headers: admin });

async function mailsTo(email: string): Promise<number> {
  return (await db.collection(COLLECTIONS.mail).where('to', '==', email).get()).size;
}

interface Scenario {
  /** The collection to which the lost commit writes. */
  collection: string;
  /** Prepares the data and returns the request with the check of its result. */
  prepare(): Promise<{ request(): Promise<Response>; verify(response: Response): Promise<void> }>;
  status: number;
}

const SCENARIOS: Record<string, Scenario> = {
  'a booking': {
    collection: COLLECTIONS.bookings,
    status: 201,
    async prepare() {
      const event = await storedEvent(db, { capacity: 10 }, 5);
      return {
        request: () => send(app, 'POST', '/api/bookings', aBookingInput(event.id)),
        async verify() {
          const [booking, ...others] = await bookingsOf(db, event.id);
          expect(others).toEqual([]);
          expect(await seatsOf(db, event.id)).toEqual({ booked: 5 + booking!.numberOfParticipants });
        },
      };
    },
  },
  'a contact submission': {
    collection: COLLECTIONS.contacts,
    status: 201,
    async prepare() {
      const email = `visitor-${crypto.randomUUID()}@example.com`;
      const { name, message } = aContactSubmission();
      return {
        request: () => send(app, 'POST', '/api/contact', { name, email, inquiryType: 'general', message }),
        async verify() {
          const { docs } = await db.collection(COLLECTIONS.contacts).where('email', '==', email).get();
          expect(docs).toHaveLength(1);
          expect(await mailsTo(email)).toBe(1);
        },
      };
    },
  },
  'a subscription': {
    collection: COLLECTIONS.newsletterSubscriptions,
    status: 201,
    async prepare() {
      const email = `reader-${crypto.randomUUID()}@example.com`;
      return {
        request: () => send(app, 'POST', '/api/newsletter', { email }),
        verify: async () => expect(await mailsTo(email)).toBe(1),
      };
    },
  },
  'the confirmation of a booking': {
    collection: COLLECTIONS.bookings,
    status: 200,
    async prepare() {
      const { id, eventId } = await aStandingBooking();
      return {
        request: () => send(app, 'PATCH', `/api/admin/bookings/${id}/status`, { status: 'confirmed' }, admin),
        async verify(response) {
          expect(await response.json()).toMatchObject({ id, status: 'confirmed' });
          expect(await bookingsOf(db, eventId)).toMatchObject([{ status: 'confirmed' }]);
          expect(await auditOf(id)).toEqual(['updated']);
        },
      };
    },
  },
  'the cancellation of a booking': {
    collection: COLLECTIONS.bookings,
    status: 200,
    async prepare() {
      const { id, eventId } = await aStandingBooking();
      return {
        request: () => send(app, 'PATCH', `/api/admin/bookings/${id}/status`, { status: 'cancelled' }, admin),
        verify: async () => expect(await seatsOf(db, eventId)).toEqual({ booked: 3 }),
      };
    },
  },
  'the deletion of a booking': {
    collection: COLLECTIONS.bookings,
    status: 204,
    async prepare() {
      const { id, eventId } = await aStandingBooking();
      return {
        request: async () => deleteBy(`/api/admin/bookings/${id}`),
        async verify() {
          expect(await bookingsOf(db, eventId)).toEqual([]);
          expect(await seatsOf(db, eventId)).toEqual({ booked: 3 });
          expect(await auditOf(id)).toEqual(['deleted']);
        },
      };
    },
  },
  'marking a contact submission as read': {
    collection: COLLECTIONS.contacts,
    status: 200,
    async prepare() {
      const id = await stored(COLLECTIONS.contacts, aContactSubmission());
      return {
        request: () => send(app, 'PATCH', `/api/admin/contacts/${id}/read`, { isRead: true }, admin),
        verify: async () => expect(await auditOf(id)).toEqual(['updated']),
      };
    },
  },
  'the deletion of a contact submission': {
    collection: COLLECTIONS.contacts,
    status: 204,
    async prepare() {
      const id = await stored(COLLECTIONS.contacts, aContactSubmission());
      return {
        request: async () => deleteBy(`/api/admin/contacts/${id}`),
        verify: async () => expect(await auditOf(id)).toEqual(['deleted']),
      };
    },
  },
  'the confirmation of a subscription': {
    collection: COLLECTIONS.newsletterSubscriptions,
    status: 200,
    async prepare() {
      const email = `reader-${crypto.randomUUID()}@example.com`;
      const subscription: NewsletterSubscription = { ...aSubscription(), email };
      const id = await stored(COLLECTIONS.newsletterSubscriptions, subscription);
      const token = confirmToken(direct.config.hashSecret, id);
      return {
        request: async () => app.request(`/api/newsletter/confirm?token=${token}`, { method: 'POST' }),
        verify: async () => expect(await mailsTo(email)).toBe(1),
      };
    },
  },
  'another attempt at a mail': {
    collection: COLLECTIONS.mail,
    status: 204,
    async prepare() {
      const id = await queuedMail(db, direct.outbox, { state: 'ERROR', attempts: 1 });
      return {
        request: async () => app.request(`/api/admin/mails/${id}/retry`, { method: 'POST', headers: admin }),
        verify: async () => expect(await auditOf(id)).toEqual(['updated']),
      };
    },
  },
  'an unsubscription': {
    collection: COLLECTIONS.newsletterSubscriptions,
    status: 200,
    async prepare() {
      const id = await stored(COLLECTIONS.newsletterSubscriptions, aSubscription());
      const token = unsubscribeToken(direct.config.hashSecret, id);
      return {
        request: async () => app.request(`/api/newsletter/unsubscribe?token=${token}`, { method: 'POST' }),
        async verify() {
          const subscription = await db.collection(COLLECTIONS.newsletterSubscriptions).doc(id).get();
          expect(subscription.get('isActive')).toBe(false);
        },
      };
    },
  },
  'the creation of content': {
    collection: COLLECTIONS.faqs,
    status: 201,
    async prepare() {
      const question = `Question ${crypto.randomUUID()}?`;
      return {
        request: () => send(app, 'POST', '/api/admin/faqs', { ...inputOf(aFaq()), question }, admin),
        async verify() {
          const { docs } = await faqs.where('question', '==', question).get();
          expect(docs).toHaveLength(1);
          expect(await auditOf(docs[0]!.id)).toEqual(['created']);
        },
      };
    },
  },
  'the replacement of content': {
    collection: COLLECTIONS.faqs,
    status: 200,
    async prepare() {
      const faq = aFaq();
      await stored(COLLECTIONS.faqs, faq);
      return {
        request: () => send(app, 'PUT', `/api/admin/faqs/${faq.id}`, { ...inputOf(faq), order: 7 }, admin),
        verify: async () => expect(await auditOf(faq.id)).toEqual(['updated']),
      };
    },
  },
  'the deletion of content': {
    collection: COLLECTIONS.faqs,
    status: 200,
    async prepare() {
      const id = await stored(COLLECTIONS.faqs, aFaq());
      return {
        request: async () => deleteBy(`/api/admin/faqs/${id}`),
        verify: async () => expect(await auditOf(id)).toEqual(['deleted']),
      };
    },
  },
};

const LOSSES = Object.keys(LOST_AS) as (keyof typeof LOST_AS)[];

describe.each(LOSSES)('commit that is applied but answered with %s', (loss) => {
  it.each(Object.entries(SCENARIOS))(
    'is not applied a second time: %s',
    { timeout: 30_000 },
    async (_, { collection, status, prepare }) => {
      const { request, verify } = await prepare();
      lossy.loseCommits(collection, 1, loss);
      const response = await request();
      expect(lossy.remaining()).toBe(0);
      expect(response.status).toBe(status);
      await verify(response);
    },
  );
});

describe.each(LOSSES)('claim of a mail that is answered with %s', (loss) => {
  it('lets the mail be sent once', { timeout: 30_000 }, async () => {
    const server = await startMailServer();
    const { by, outbox, deliveryOf } = mailSetup(db, new Date());
    const id = await queuedMail(db, outbox);
    lossy.loseCommits(COLLECTIONS.mail, 1, loss);
    const post = { ...by(server), db: lossy.db, transaction: firestoreTransactions(lossy.db) };
    await deliverMail(post, id);
    expect(lossy.remaining()).toBe(0);
    expect(server.taken).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('transaction', () => {
  const note = () => db.collection(COLLECTIONS.contacts).doc();

  it('returns the result of the attempt that was applied, also when several answers are lost', async () => {
    const document = note();
    let attempts = 0;
    lossy.loseCommits(COLLECTIONS.contacts, 2, 'INTERNAL');
    const result = await firestoreTransactions(lossy.db)(async (tx) => {
      await tx.getAll(document);
      tx.set(document, { attempt: (attempts += 1) });
      return attempts;
    });
    expect(result).toBe(1);
    expect((await document.get()).data()).toEqual({ attempt: 1 });
  });

  it('reports a document that another request created first', async () => {
    const document = note();
    await document.create({});
    const created = firestoreTransactions(db)(async (tx) => tx.create(document, {}));
    await expect(created).rejects.toThrow(/ALREADY_EXISTS/);
  });

  it('stores no marker when it only reads', async () => {
    const markers = db.collection(COLLECTIONS.commitMarkers);
    const before = (await markers.count().get()).data().count;
    await firestoreTransactions(db)((tx) => tx.getAll(note()));
    expect((await markers.count().get()).data().count).toBe(before);
  });

  it('reports the error of a rejected change of a booking', async () => {
    await expectProblem(await deleteBy(`/api/admin/bookings/${crypto.randomUUID()}`), 404, 'not_found');
  });
});
