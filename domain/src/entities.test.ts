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
import { isPublic } from './story/story.ts';
import { aCoffee, aMakgeolli, anEvent, aStory } from './testing/factories.ts';

const id = crypto.randomUUID();
const firstMessage = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('a product', () => {
  it('is a coffee or a makgeolli, each with its own attributes', () => {
    expect(productSchema.parse(aCoffee())).toMatchObject({ type: 'coffee' });
    expect(productSchema.parse(aMakgeolli())).toMatchObject({ type: 'makgeolli' });
    expect(productSchema.safeParse({ ...aCoffee(), abv: 5 }).success).toBe(false);
    expect(productSchema.safeParse({ ...aMakgeolli(), roastLevel: 'dark' }).success).toBe(false);
  });

  it('costs nothing and is in stock unless it says otherwise', () => {
    const parsed = productInputSchema.parse({ type: 'coffee', title: 'T', shortDesc: 'S', longDesc: 'L' });
    expect(parsed).toMatchObject({ price: 0, availability: 'in_stock', images: [], tags: [], titleKr: '' });
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ shortDesc: '' }, 'Short description is required'],
    [{ longDesc: undefined }, 'Long description is required'],
  ])('with %j is refused: %s', (changes, message) => {
    expect(firstMessage(productSchema.safeParse({ ...aCoffee(), ...changes }))).toBe(message);
  });

  it.each([
    { price: -1 },
    { price: 1.5 },
    { images: Array(6).fill('products/a.png') },
    { origin: 'Mars' },
    { tags: [''] },
  ])('with %j is refused', (changes) =>
    expect(productSchema.safeParse({ ...aCoffee(), ...changes }).success).toBe(false),
  );

  it.each([{ sweetnessLevel: 0 }, { sweetnessLevel: 6 }, { abv: -0.1 }, { carbonation: 'wild' }])(
    'as a makgeolli with %j is refused',
    (changes) => expect(productSchema.safeParse({ ...aMakgeolli(), ...changes }).success).toBe(false),
  );
});

describe('an event', () => {
  const required = { title: 'T', description: 'D', location: 'L', dateTime: '2026-11-28T14:00:00+09:00' };

  it('lasts an hour, takes ten people, costs nothing and is an active workshop unless it says otherwise', () => {
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
  ])('with %j is refused: %s', (changes, message) => {
    expect(firstMessage(eventInputSchema.safeParse({ ...required, ...changes }))).toBe(message);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'example.com'])(
    'does not send visitors to %s',
    (bookingUrl) => expect(eventSchema.safeParse(anEvent({ bookingUrl })).success).toBe(false),
  );
});

describe('a story', () => {
  it('takes five minutes to read and is published unless it says otherwise', () => {
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
  ])('with %j is refused: %s', (changes, message) => {
    expect(firstMessage(storySchema.safeParse({ ...aStory(), ...changes }))).toBe(message);
  });

  it('is public once published and not before its date', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    expect(isPublic(aStory({ publishedAt: now }), now)).toBe(true);
    expect(isPublic(aStory({ publishedAt: new Date(now.getTime() + 1) }), now)).toBe(false);
    expect(isPublic(aStory({ publishedAt: now, isPublished: false }), now)).toBe(false);
  });
});

describe('a contact submission', () => {
  const input = { name: '김담', email: 'a@example.com', inquiryType: 'general', message: 'Ten chars.' };

  it('starts unread', () => {
    const stored = contactSubmissionSchema.parse({ ...input, id, createdAt: new Date() });
    expect(stored.isRead).toBe(false);
  });

  it.each([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ email: 'a@' }, 'Please enter a valid email address'],
    [{ message: 'Too short' }, 'Message must be at least 10 characters'],
  ])('with %j is refused: %s', (changes, message) => {
    expect(firstMessage(contactInputSchema.safeParse({ ...input, ...changes }))).toBe(message);
  });

  it('is of one of five kinds', () => {
    expect(contactInputSchema.safeParse({ ...input, inquiryType: 'spam' }).success).toBe(false);
  });
});

describe('a newsletter subscription', () => {
  it('compares addresses trimmed and lower-cased', () => {
    expect(comparableEmail('  Somebody@Example.COM ')).toBe('somebody@example.com');
  });

  it('is named by a hash and active unless it says otherwise', () => {
    const stored = { email: 'a@example.com', subscribedAt: new Date() };
    expect(newsletterSubscriptionSchema.parse({ id: 'a'.repeat(64), ...stored }).isActive).toBe(true);
    expect(newsletterSubscriptionSchema.safeParse({ id: 'a@example.com', ...stored }).success).toBe(false);
  });

  it('needs an address', () => {
    expect(firstMessage(newsletterInputSchema.safeParse({}))).toBe('Please enter a valid email address');
  });
});

describe('store locations and FAQs', () => {
  const store = { id, name: 'N', address: 'A', lat: 37.57, lng: 126.98 };

  it('are active unless they say otherwise', () => {
    expect(storeLocationSchema.parse(store)).toMatchObject({ isActive: true, features: [], hours: '' });
    expect(faqSchema.parse({ id, question: 'Q', answer: 'A', category: 'C' })).toMatchObject({
      isActive: true,
      order: 0,
    });
  });

  it.each([{ lat: 91 }, { lng: -181 }])('lie on the globe, not at %j', (changes) => {
    expect(storeLocationSchema.safeParse({ ...store, ...changes }).success).toBe(false);
  });
});
