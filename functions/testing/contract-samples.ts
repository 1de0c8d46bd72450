import type { Endpoint } from '@app/domain/api/endpoint.ts';
import {
  aBookingInput,
  aCoffee,
  aFaq,
  anEvent,
  anOrderInput,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';

/** Returns the admin's input for an item: all fields except id and creation time. */
export function inputOf(item: { id: string; createdAt?: Date }): Record<string, unknown> {
  const { id: _id, createdAt: _createdAt, ...input } = item;
  return input;
}

const EMULATED_UPLOAD = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/upload/storage/v1/b`;

/** Valid bodies by path or, if it has none, by the last path segment that is not a parameter. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  contact: () => ({
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    inquiryType: 'general',
    message: 'A message for tests.',
    language: 'en',
  }),
  newsletter: () => ({ email: `reader-${crypto.randomUUID()}@example.com`, language: 'en' }),
  restock: () => ({ productId: crypto.randomUUID(), email: 'visitor@example.com', language: 'en' }),
  bookings: () => ({ ...aBookingInput(crypto.randomUUID()), phone: '010-0000-0000', status: 'pending' }),
  '/api/admin/bookings': () => ({
    eventId: crypto.randomUUID(),
    name: 'Sample Visitor',
    numberOfParticipants: 2,
  }),
  waitlist: () => ({
    eventId: crypto.randomUUID(),
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    partySize: 2,
    language: 'en',
  }),
  'personal-data': () => ({ email: 'visitor@example.com', language: 'en' }),
  'notice-settings': () => ({ addresses: ['owner@example.com'], hour: 20, timings: { mail: 'daily' } }),
  password: () => ({ password: 'a wrong password', newPassword: 'a sample of a password' }),
  holds: () => ({ seats: 1, reason: 'A reason for tests.' }),
  releases: () => ({ holdId: crypto.randomUUID() }),
  'party-size': () => ({ numberOfParticipants: 2 }),
  date: () => ({ eventId: crypto.randomUUID() }),
  '/api/bookings/{token}/contact': () => ({ name: 'Sample Visitor', phone: '010-0000-0000' }),
  email: () => ({ email: 'visitor@example.com' }),
  links: () => ({ email: 'visitor@example.com' }),
  'change-preview': () => inputOf(anEvent()),
  'series-change': () => ({
    after: inputOf(anEvent()),
    fields: ['price'],
    dates: [{ id: crypto.randomUUID() }],
  }),
  concerned: () => ({ dates: [crypto.randomUUID()] }),
  'call-off': () => ({ reason: 'A reason for tests.' }),
  orders: () => anOrderInput(crypto.randomUUID()),
  search: () => ({ query: '00 Yesi-ro' }),
  refunds: () => ({ paymentNo: '1', won: 1_000, reason: 'A reason for tests.' }),
  seen: () => ({ paymentNo: '1', won: 1_000, isCommanded: false }),
  '/api/orders/{token}/cash-receipt': () => ({ purpose: 'incomeDeduction', number: '010-0000-0000' }),
  '/api/admin/orders/{id}/cash-receipt': () => ({ won: 1_000, number: null, approvalNo: '123456789' }),
  return: () => ({ why: 'defective', text: 'It leaks.' }),
  steps: () => ({ type: 'preparing' }),
  stock: () => ({ before: null, left: 3 }),
  login: () => ({ username: 'nobody', password: 'sample-password' }),
  enrolment: () => ({ password: 'sample-password' }),
  confirmation: () => ({ code: '000000' }),
  removal: () => ({ code: '000000' }),
  replies: () => ({ message: 'A reply for tests.' }),
  note: () => ({ text: 'A note for tests.' }),
  read: () => ({ isRead: true }),
  arrived: () => ({ before: 0, arrived: 1 }),
  'no-show': () => ({ isNoShow: true }),
  status: () => ({ status: 'confirmed' }),
  products: () => inputOf(aCoffee()),
  events: () => inputOf(anEvent()),
  stories: () => inputOf(aStory()),
  'store-locations': () => inputOf(aStoreLocation()),
  faqs: () => inputOf(aFaq()),
  'site-pictures': () => ({ image: 'site/a.webp', imageAlt: 'A wall', imageFocus: '50 30' }),
  tags: () => ({ label: 'Sample', labelKr: '예시' }),
  merge: () => ({ from: 'Sample Tag', into: 'sample-tag' }),
  upload: () => ({ folder: 'products', contentType: 'image/webp', size: 1_000 }),
  normalize: () => ({ uploadURL: `${EMULATED_UPLOAD}/sample/o?name=products/a.webp` }),
};

/** Returns a valid body for an endpoint; undefined when it takes none. */
export function sampleBody({ path, body }: Endpoint): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const noun = path.split('/').findLast((part) => !part.startsWith('{'))!;
  return (BODIES[path] ?? BODIES[noun]!)();
}

/** Returns the path of an endpoint with `id` as its parameter. */
export function pathOf({ path }: Endpoint, id: string = crypto.randomUUID()): string {
  return path.replace(/\{\w+\}/, id);
}
