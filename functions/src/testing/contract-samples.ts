import type { Endpoint } from '@app/domain/api/endpoint.ts';
import {
  aBookingInput,
  aCoffee,
  aFaq,
  anEvent,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';

/** What the admin enters for an item: all but its id and the moment of its creation. */
export function inputOf(item: { id: string; createdAt?: Date }): Record<string, unknown> {
  const { id: _id, createdAt: _createdAt, ...input } = item;
  return input;
}

const EMULATED_UPLOAD = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/upload/storage/v1/b`;

/** A body that keeps the contract, by the path's last part that is no parameter. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  contact: () => ({
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    inquiryType: 'general',
    message: 'A message for tests.',
    language: 'en',
  }),
  newsletter: () => ({ email: `reader-${crypto.randomUUID()}@example.com`, language: 'en' }),
  bookings: () => ({ ...aBookingInput(crypto.randomUUID()), phone: '010-0000-0000', status: 'pending' }),
  login: () => ({ username: 'nobody', password: 'sample-password' }),
  enrolment: () => ({ password: 'sample-password' }),
  confirmation: () => ({ code: '000000' }),
  removal: () => ({ code: '000000' }),
  read: () => ({ isRead: true }),
  status: () => ({ status: 'confirmed' }),
  products: () => inputOf(aCoffee()),
  events: () => inputOf(anEvent()),
  stories: () => inputOf(aStory()),
  'store-locations': () => inputOf(aStoreLocation()),
  faqs: () => inputOf(aFaq()),
  upload: () => ({ folder: 'products', contentType: 'image/webp', size: 1_000 }),
  normalize: () => ({ uploadURL: `${EMULATED_UPLOAD}/sample/o?name=products/a.webp` }),
};

/** A body that keeps the contract of an endpoint; undefined where it takes none. */
export function sampleBody({ path, body }: Endpoint): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const noun = path.split('/').findLast((part) => !part.startsWith('{'))!;
  return BODIES[noun]!();
}

/** The path of an endpoint with `id` for its parameter. */
export function pathOf({ path }: Endpoint, id: string = crypto.randomUUID()): string {
  return path.replace('{id}', id);
}
