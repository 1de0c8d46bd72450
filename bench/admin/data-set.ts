import { createHash } from 'node:crypto';
import type { AuditEntry } from '../../domain/src/audit/audit-entry-schema.ts';
import type { Draft } from '../../domain/src/content/draft-schema.ts';
import { VERSIONED_CONTENT } from '../../domain/src/content/versioned-content.ts';
import type { EventSeats } from '../../domain/src/event/event-schema.ts';
import type { Mail } from '../../domain/src/mail/mail-schema.ts';
import type { NewsletterSubscription } from '../../domain/src/newsletter/newsletter-subscription-schema.ts';
import type { RestockRequest } from '../../domain/src/restock/restock-request-schema.ts';
import type { TagLabel } from '../../domain/src/tag/tag-label-schema.ts';
import {
  aBooking,
  aCoffee,
  aContactSubmission,
  aFaq,
  anEvent,
  anOrder,
  aStory,
} from '../../domain/src/testing/factories.ts';

/** A shop with many years of data. */
export const AMOUNTS = {
  products: 2_000,
  events: 500,
  bookings: 20_000,
  contacts: 5_000,
  auditLog: 5_000,
  stories: 200,
  faqs: 60,
  orders: 5_000,
  mail: 20_000,
  newsletterSubscriptions: 5_000,
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** How many bookings are pending, and how many messages unread: a shop that has 20,000 bookings has decided about most. */
const PENDING = 200;

/** How many products are sold out, the newest ones, and how many people wait for each. */
const SOLD_OUT = 30;
const WAITING = 20;

/** How many tags the products have. */
const TAGS = 12;

/** How many forms of each kind of content are unfinished. Each list reads its drafts. */
const DRAFTS = 10;

/** The address of a guest or subscriber; thousands have the same provider. */
export const emailOf = (index: number) => `guest${index}@gmail.com`;

/** How many events are open for booking at a time. */
const OPEN_EVENTS = 12;

/** How many weekly series run at a time. Each lasts a year. */
const SERIES = 4;
const WEEK_MINUTES = 7 * 1440;
const YEAR_WEEKS = 52;

/** Returns an inactive event. All but every tenth are dates of a series. */
function eventAt(index: number) {
  const series = `Series ${index % SERIES} of year ${Math.floor(index / SERIES / YEAR_WEEKS)}`;
  return anEvent({
    title: `Event ${index}`,
    isActive: false,
    dateTime: minutesAgo(((index - 100) * WEEK_MINUTES) / SERIES),
    ...(index % 10 > 0 && { seriesId: series }),
  });
}

/** Yields the documents of a shop with many years of data. All events are inactive; each is booked while it is open. */
export function* largeDataSet(): Generator<[collection: string, item: { id: string }]> {
  const bookings: string[] = [];
  const events = Array.from({ length: AMOUNTS.events }, (_, index) => eventAt(index));
  for (const event of events) {
    yield ['events', event];
    const seats: EventSeats & { id: string } = { id: event.id, booked: 3, isActive: false };
    yield ['eventSeats', seats];
  }
  for (let index = 0; index < TAGS; index += 1) {
    const label: TagLabel = { id: `tag-${index}`, label: `Tag ${index}`, labelKr: `Tag ${index}` };
    yield ['tagLabels', label];
  }
  for (let index = 0; index < AMOUNTS.products; index += 1) {
    const tags = [`tag-${index % TAGS}`, `tag-${(index + 1) % TAGS}`];
    const isSoldOut = index < SOLD_OUT;
    const availability = isSoldOut ? 'out_of_stock' : 'in_stock';
    const product = aCoffee({ title: `Coffee ${index}`, tags, availability, createdAt: minutesAgo(index) });
    yield ['products', product];
    const stock = { id: product.id, left: isSoldOut ? 0 : index };
    yield ['productStock', stock];
    if (isSoldOut) yield* restockRequests(product.id);
  }
  for (let index = 0; index < AMOUNTS.bookings; index += 1) {
    const passed = Math.floor((index / AMOUNTS.bookings) * (AMOUNTS.events - OPEN_EVENTS));
    const { id } = events[passed + (index % OPEN_EVENTS)]!;
    // Only the latest wait for a decision; the others are confirmed.
    const status = index < PENDING ? 'pending' : 'confirmed';
    const booking = aBooking(id, {
      name: `Guest ${index}`,
      email: emailOf(index),
      status,
      createdAt: minutesAgo(index),
    });
    bookings.push(booking.id);
    yield ['bookings', booking];
  }
  for (let index = 0; index < AMOUNTS.contacts; index += 1)
    yield [
      'contacts',
      aContactSubmission({
        name: `Sender ${index}`,
        email: emailOf(index),
        isRead: index >= PENDING,
        createdAt: minutesAgo(index),
      }),
    ];
  for (let index = 0; index < AMOUNTS.auditLog; index += 1) {
    const entry: AuditEntry = {
      id: crypto.randomUUID(),
      who: 'sample-admin',
      what: 'updated',
      when: minutesAgo(index),
      collection: 'bookings',
      item: bookings[index]!,
      changes: { status: { before: 'pending', after: 'confirmed' } },
    };
    yield ['auditLog', entry];
  }
  yield* moreContent();
  yield* ordersAndMail();
}

/** Yields the confirmed requests of those who wait for a product. */
function* restockRequests(productId: string): Generator<[collection: string, item: { id: string }]> {
  for (let index = 0; index < WAITING; index += 1) {
    const email = emailOf(index);
    const request: RestockRequest = {
      id: createHash('sha256').update(`${productId} ${email}`).digest('hex'),
      productId,
      email,
      language: 'kr',
      isConfirmed: true,
      createdAt: minutesAgo(index),
    };
    yield ['restockRequests', request];
  }
}

/** Yields stories and FAQs, and unfinished forms of every kind of content. */
function* moreContent(): Generator<[collection: string, item: { id: string }]> {
  for (let index = 0; index < AMOUNTS.stories; index += 1)
    yield ['stories', aStory({ title: `Story ${index}`, publishedAt: minutesAgo(index) })];
  for (let index = 0; index < AMOUNTS.faqs; index += 1)
    yield ['faqs', aFaq({ question: `Question ${index}`, order: index })];
  for (const collection of VERSIONED_CONTENT)
    for (let index = 0; index < DRAFTS; index += 1) {
      const draft: Draft = {
        id: crypto.randomUUID(),
        collection,
        isNew: true,
        title: `Draft ${index}`,
        changes: JSON.stringify({ title: `Draft ${index}` }),
        savedAt: minutesAgo(index),
      };
      yield ['drafts', draft];
    }
}

/** Yields orders that have been settled, their mails, which have been sent, and subscribers. */
function* ordersAndMail(): Generator<[collection: string, item: { id: string }]> {
  for (let index = 0; index < AMOUNTS.orders; index += 1) {
    const createdAt = minutesAgo(index);
    yield [
      'orders',
      anOrder({
        number: `SAMPLE-${index}`,
        ledger: { state: 'expired', holdsGoods: false, payments: [] },
        createdAt,
        payBy: createdAt,
        expiresAt: createdAt,
      }),
    ];
  }
  for (let index = 0; index < AMOUNTS.mail; index += 1) {
    const mail: Mail = {
      id: crypto.randomUUID(),
      to: emailOf(index),
      message: { subject: `Sample ${index}`, text: 'Sample', html: '<p>Sample</p>' },
      language: 'kr',
      createdAt: minutesAgo(index),
      delivery: { state: 'SUCCESS', attempts: 1, endTime: minutesAgo(index) },
    };
    yield ['mail', mail];
  }
  for (let index = 0; index < AMOUNTS.newsletterSubscriptions; index += 1) {
    const subscription: NewsletterSubscription = {
      id: createHash('sha256').update(emailOf(index)).digest('hex'),
      email: emailOf(index),
      isActive: true,
      language: 'kr',
      subscribedAt: minutesAgo(index),
      confirmedAt: minutesAgo(index),
    };
    yield ['newsletterSubscriptions', subscription];
  }
}
