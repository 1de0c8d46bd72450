import { describe, expect, it } from 'vitest';
import { contactInputSchema, contactSubmissionSchema } from './contact/contact-submission-schema.ts';
import { eventInputSchema, eventSchema } from './event/event-schema.ts';
import { faqSchema } from './faq/faq-schema.ts';
import {
  newsletterInputSchema,
  newsletterSubscriptionSchema,
} from './newsletter/newsletter-subscription-schema.ts';
import { productInputSchema, productSchema } from './product/product-schema.ts';
import { comparableEmail } from './shared/email.ts';
import { storeLocationSchema } from './store-location/store-location-schema.ts';
import { storyInputSchema, storySchema } from './story/story-schema.ts';
import { isVisible } from './shared/visibility.ts';
import { aCoffee, aMakgeolli, anEvent, aStory } from './testing/factories.ts';

const id = crypto.randomUUID();
const firstMessage = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('product schema', () => {
  it('accepts a coffee or a makgeolli, each only with its own attributes', () => {
    expect(productSchema.parse(aCoffee())).toMatchObject({ type: 'coffee' });
    expect(productSchema.parse(aMakgeolli())).toMatchObject({ type: 'makgeolli' });
    expect(productSchema.safeParse({ ...aCoffee(), abv: 5 }).success).toBe(false);
    expect(productSchema.safeParse({ ...aMakgeolli(), roastLevel: 'dark' }).success).toBe(false);
  });

  it('defaults to price 0 and in stock', () => {
    const parsed = productInputSchema.parse({ type: 'coffee', title: 'T', shortDesc: 'S', longDesc: 'L' });
    expect(parsed).toMatchObject({ price: 0, availability: 'in_stock', images: [], tags: [], titleKr: '' });
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ shortDesc: '' }, 'Short description is required'],
    [{ longDesc: undefined }, 'Long description is required'],
  ])('rejects %j: %s', (changes, message) => {
    expect(firstMessage(productSchema.safeParse({ ...aCoffee(), ...changes }))).toBe(message);
  });

  it.each([
    { price: -1 },
    { price: 1.5 },
    { images: Array(6).fill('products/a.png') },
    { origin: 'Mars' },
    { tags: [''] },
  ])('rejects %j', (changes) =>
    expect(productSchema.safeParse({ ...aCoffee(), ...changes }).success).toBe(false),
  );

  it.each([{ sweetnessLevel: 0 }, { sweetnessLevel: 6 }, { abv: -0.1 }, { carbonation: 'wild' }])(
    'rejects a makgeolli with %j',
    (changes) => expect(productSchema.safeParse({ ...aMakgeolli(), ...changes }).success).toBe(false),
  );
});

describe('event schema', () => {
  const required = { title: 'T', description: 'D', location: 'L', dateTime: '2026-11-28T14:00:00+09:00' };

  it('defaults to an active, free workshop of one hour with ten seats', () => {
    expect(eventInputSchema.parse(required)).toMatchObject({
      duration: 60,
      capacity: 10,
      price: 0,
      type: 'workshop',
      isActive: true,
      image: '',
      dateTime: new Date('2026-11-28T05:00:00Z'),
    });
  });

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ description: '' }, 'Description is required'],
    [{ location: '' }, 'Location is required'],
  ])('rejects %j: %s', (changes, message) => {
    expect(firstMessage(eventInputSchema.safeParse({ ...required, ...changes }))).toBe(message);
  });

  it('accepts an event without host and included items, and adds no defaults', () => {
    const parsed = eventInputSchema.parse(required);
    for (const field of ['host', 'hostKr', 'includes', 'includesKr'])
      expect(parsed).not.toHaveProperty(field);
  });

  it('trims what is included, at most twenty lines of 120 characters', () => {
    expect(eventInputSchema.parse({ ...required, includes: [' Tea '] }).includes).toEqual(['Tea']);
    for (const includes of [[''], ['x'.repeat(121)], ['a\nb'], Array.from({ length: 21 }, () => 'Tea')])
      expect(eventInputSchema.safeParse({ ...required, includes }).success).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'example.com'])(
    'rejects the booking URL %s',
    (bookingUrl) => expect(eventSchema.safeParse(anEvent({ bookingUrl })).success).toBe(false),
  );
});

describe('story schema', () => {
  it('defaults to a reading time of five minutes and published', () => {
    const parsed = storyInputSchema.parse({
      title: 'T',
      body: 'B',
      author: 'A',
      publishedAt: '2026-01-01T00:00:00Z',
    });
    expect(parsed).toMatchObject({ readingTime: 5, isPublished: true, coverImage: '' });
  });

  it.each([
    [{ body: '' }, 'Body is required'],
    [{ author: '' }, 'Author is required'],
  ])('rejects %j: %s', (changes, message) => {
    expect(firstMessage(storySchema.safeParse({ ...aStory(), ...changes }))).toBe(message);
  });

  it('is public only when published and its publication date has passed', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(isVisible(aStory({ publishedAt: now }), now)).toBe(true);
    expect(isVisible(aStory({ publishedAt: new Date(now.getTime() + 1) }), now)).toBe(false);
    expect(isVisible(aStory({ publishedAt: now, isPublished: false }), now)).toBe(false);
  });
});

describe('contact submission schema', () => {
  const input = { name: '김담', email: 'a@example.com', inquiryType: 'general', message: 'Ten chars.' };

  it('defaults to unread', () => {
    const stored = contactSubmissionSchema.parse({ ...input, id, createdAt: new Date() });
    expect(stored.isRead).toBe(false);
  });

  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ email: 'a@' }, 'Please enter a valid email address'],
    [{ message: 'Too short' }, 'Message must be at least 10 characters'],
  ])('rejects %j: %s', (changes, message) => {
    expect(firstMessage(contactInputSchema.safeParse({ ...input, ...changes }))).toBe(message);
  });

  it('rejects an unknown inquiry type', () => {
    expect(contactInputSchema.safeParse({ ...input, inquiryType: 'spam' }).success).toBe(false);
  });
});

describe('newsletter subscription schema', () => {
  it('normalizes e-mail addresses to trimmed lower case for comparison', () => {
    expect(comparableEmail('  Somebody@Example.COM ')).toBe('somebody@example.com');
  });

  it('requires a hash as id and defaults to active', () => {
    const stored = { email: 'a@example.com', subscribedAt: new Date() };
    expect(newsletterSubscriptionSchema.parse({ id: 'a'.repeat(64), ...stored }).isActive).toBe(true);
    expect(newsletterSubscriptionSchema.safeParse({ id: 'a@example.com', ...stored }).success).toBe(false);
  });

  it('requires an e-mail address', () => {
    expect(firstMessage(newsletterInputSchema.safeParse({}))).toBe('Please enter a valid email address');
  });
});

describe('store location and FAQ schemas', () => {
  const store = { id, name: 'N', address: 'A', lat: 37.57, lng: 126.98 };

  it('default to active', () => {
    expect(storeLocationSchema.parse(store)).toMatchObject({ isActive: true, features: [], hours: '' });
    expect(faqSchema.parse({ id, question: 'Q', answer: 'A', category: 'C' })).toMatchObject({
      isActive: true,
      order: 0,
    });
  });

  it.each([{ lat: 91 }, { lng: -181 }])('reject the coordinates %j', (changes) => {
    expect(storeLocationSchema.safeParse({ ...store, ...changes }).success).toBe(false);
  });
});
