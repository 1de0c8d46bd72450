import { describe, expect, it } from 'vitest';
import { storedContactSubmissionSchema } from '../contact/contact-submission-schema.ts';
import { storedEventSchema } from '../event/event-schema.ts';
import { storedFaqSchema } from '../faq/faq-schema.ts';
import { storedProductSchema } from '../product/product-schema.ts';
import { storedStoreLocationSchema } from '../store-location/store-location-schema.ts';
import { storedStorySchema } from '../story/story-schema.ts';
import {
  aCoffee,
  aContactSubmission,
  aFaq,
  aMakgeolli,
  anEvent,
  aStoreLocation,
  aStory,
} from '../testing/factories.ts';

describe('storedSchema', () => {
  it.each([
    ['coffee', storedProductSchema, aCoffee()],
    ['makgeolli', storedProductSchema, aMakgeolli()],
    ['event', storedEventSchema, anEvent()],
    ['story', storedStorySchema, aStory()],
    ['store location', storedStoreLocationSchema, aStoreLocation()],
    ['FAQ', storedFaqSchema, aFaq()],
    ['contact submission', storedContactSubmissionSchema, aContactSubmission()],
  ])('accepts the test factory’s %s unchanged', (_, schema, item) => {
    expect(schema.parse(item)).toEqual(item);
  });

  it('rejects a missing required field', () => {
    const { titleKr: _, ...withoutTitleKr } = aCoffee();
    expect(storedProductSchema.safeParse(withoutTitleKr).success).toBe(false);
    const { priceKrw: __, ...withoutPriceKrw } = aCoffee();
    expect(storedProductSchema.safeParse(withoutPriceKrw).success).toBe(true);
  });

  it.each([
    ['untrimmed text', { title: ' Title' }],
    ['an untrimmed element', { tags: ['a', 'b\u3000'] }],
    ['a moment as text', { createdAt: '2026-01-02T03:04:05Z' }],
    ['minus zero', { price: -0 }],
    ['an extra field', { isAdmin: true }],
    ['a list that is an object', { tags: { 0: 'a' } }],
  ])('rejects %s', (_, changes) => {
    expect(storedProductSchema.safeParse({ ...aCoffee(), ...changes }).success).toBe(false);
  });

  it('reports the path of the invalid field', () => {
    const result = storedProductSchema.safeParse({ ...aCoffee(), price: 1.5 });
    expect(result.error?.issues[0]?.path).toEqual(['price']);
  });
});
