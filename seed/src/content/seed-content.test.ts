import { describe, expect, it } from 'vitest';
import { bookingSchema } from '@app/domain/booking/booking-schema.ts';
import { contactSubmissionSchema } from '@app/domain/contact/contact-submission-schema.ts';
import { eventSchema, eventSeatsSchema } from '@app/domain/event/event-schema.ts';
import { faqSchema } from '@app/domain/faq/faq-schema.ts';
import { coffeeSchema, makgeolliSchema, productSchema } from '@app/domain/product/product-schema.ts';
import {
  AVAILABILITIES,
  CARBONATIONS,
  ORIGINS,
  PROCESSES,
  ROAST_LEVELS,
  SWEETNESS_LEVELS,
} from '@app/domain/product/product.ts';
import { ABV_RANGES, matchesFilters } from '@app/domain/product/product-filters.ts';
import { storeLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { storySchema } from '@app/domain/story/story-schema.ts';
import { tagLabelSchema } from '@app/domain/tag/tag-label-schema.ts';
import { waitlistEntrySchema } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { DRAWINGS } from '../pictures/drawings.ts';
import { COFFEES } from './coffees.ts';
import { MAKGEOLLIS } from './makgeollis.ts';
import { seedContent } from './seed-content.ts';

const content = seedContent(new Date('2026-11-21T03:00:00Z'));

const SCHEMAS = {
  products: productSchema,
  events: eventSchema,
  eventSeats: eventSeatsSchema,
  bookings: bookingSchema,
  waitlistEntries: waitlistEntrySchema,
  contacts: contactSubmissionSchema,
  stories: storySchema,
  storeLocations: storeLocationSchema,
  faqs: faqSchema,
  tagLabels: tagLabelSchema,
};

/** Returns every text in the content with its path. */
function texts(value: unknown, where: string): [where: string, text: string][] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${where}.${key}`));
}

describe('demo content', () => {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    it(`has ${name} in stored form`, () => {
      for (const item of content[name as keyof typeof content]) expect(schema.parse(item)).toEqual(item);
    });
  }

  it('has the expected number of items of each kind', () => {
    expect(COFFEES.length).toBeGreaterThanOrEqual(9);
    expect(MAKGEOLLIS.length).toBeGreaterThanOrEqual(7);
    expect(content.events.length).toBeGreaterThanOrEqual(10);
    expect(content.stories.length).toBeGreaterThanOrEqual(8);
    expect(content.stories.filter((story) => !story.isPublished)).toHaveLength(1);
    expect(content.storeLocations).toHaveLength(4);
    expect(content.faqs.length).toBeGreaterThanOrEqual(10);
  });

  it('has a label in both languages for every tag', () => {
    const used = [...content.products, ...content.events, ...content.stories].flatMap(({ tags }) => tags);
    expect(content.tagLabels.map(({ id }) => id).toSorted()).toEqual([...new Set(used)].toSorted());
    for (const { label, labelKr } of content.tagLabels) expect([label, labelKr]).not.toContain('');
  });

  it('has unique names', () => {
    const ids = [
      ...content.products,
      ...content.events,
      ...content.bookings,
      ...content.waitlistEntries,
      ...content.contacts,
      ...content.stories,
      ...content.storeLocations,
      ...content.faqs,
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses every value of the product filters', () => {
    const used = (values: readonly unknown[]) => new Set(values);
    expect(used(COFFEES.map((coffee) => coffee.origin))).toEqual(used(ORIGINS));
    expect(used(COFFEES.map((coffee) => coffee.roastLevel))).toEqual(used(ROAST_LEVELS));
    expect(used(COFFEES.map((coffee) => coffee.process))).toEqual(used(PROCESSES));
    expect(used(MAKGEOLLIS.map((wine) => wine.sweetnessLevel))).toEqual(used(SWEETNESS_LEVELS));
    expect(used(MAKGEOLLIS.map((wine) => wine.carbonation))).toEqual(used(CARBONATIONS));
    expect(used(content.products.map((product) => product.availability))).toEqual(used(AVAILABILITIES));
    for (const range of ABV_RANGES) {
      expect(MAKGEOLLIS.some((wine) => matchesFilters(wine, { abv: [range] }))).toBe(true);
    }
  });

  it.each([
    ['coffee', coffeeSchema, COFFEES],
    ['makgeolli', makgeolliSchema, MAKGEOLLIS],
  ] as const)('has a value for every field of a %s', (_, schema, products) => {
    const used = new Set(products.flatMap((product) => Object.keys(product)));
    // The first two are added when the content is loaded, the third with the stock; a picture without an alternative text has the product's title, and the
    // demo's pictures are illustrations of its own, drawn around their centre.
    const excepted = [
      'id',
      'createdAt',
      'hasNoneLeft',
      'previousDates',
      'imageAlts',
      'imageAltsKr',
      'imageFocuses',
      'imageCredits',
    ];
    expect(
      Object.keys(schema.shape).filter((field) => !used.has(field) && !excepted.includes(field)),
    ).toEqual([]);
  });

  it('uses every tag of the specification', () => {
    const PRODUCT_TAGS =
      'single-origin,blend,light roast,medium roast,medium-dark roast,dark roast,espresso,daily,floral,traditional,unfiltered,classic,sparkling,modern,refreshing,seasonal,limited-edition,chestnut';
    const STORY_TAGS = 'coffee,craft,culture,fermentation,pottery,rice,sourcing,sustainability,tradition';
    const productTags = new Set(content.products.flatMap(({ tags }) => tags));
    expect(productTags).toEqual(new Set(PRODUCT_TAGS.split(',')));
    const storyTags = new Set(content.stories.flatMap(({ tags }) => tags));
    for (const tag of STORY_TAGS.split(',')) expect(storyTags).toContain(tag);
  });

  it('has prices in both currencies, near the exchange rate', () => {
    for (const product of content.products) {
      expect(product.priceKrw).toBeDefined();
      const wonPerDollar = (product.priceKrw ?? 0) / (product.price / 100);
      expect(wonPerDollar).toBeGreaterThan(1250);
      expect(wonPerDollar).toBeLessThan(1450);
    }
  });

  it('has stories of five to nine paragraphs in each language', () => {
    const paragraphs = (text: string) => text.split(/\n+/).filter(Boolean).length;
    for (const { body, bodyKr } of content.stories) {
      expect(paragraphs(body)).toBe(paragraphs(bodyKr));
      expect(paragraphs(body)).toBeGreaterThanOrEqual(5);
      expect(paragraphs(body)).toBeLessThanOrEqual(9);
    }
  });

  it('references every picture, and no missing one', () => {
    const paths = [
      ...content.products.flatMap(({ images }) => images),
      ...content.events.map(({ image }) => image),
      ...content.stories.map(({ coverImage }) => coverImage),
    ];
    expect(paths.toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  });
});

describe('demo content in two languages', () => {
  const HANGUL = /[가-힣]/;
  const items = Object.entries(content).flatMap(([name, list]) =>
    list.map((item) => ({ where: `${name}/${item.id}`, item: item as Record<string, unknown> })),
  );
  /** Temperatures are the same in both languages. */
  const FIGURES = /^[\d~.]+°C$/;

  it('has a Korean text wherever there is an English one', () => {
    for (const { where, item } of items) {
      for (const key of Object.keys(item).filter((name) => name.endsWith('Kr'))) {
        const korean = texts(item[key], `${where}.${key}`);
        const english = texts(item[key.slice(0, -2)], `${where}.${key}`);
        // Opening hours are shown as derived from the weekly ones where the owner has written none.
        if (item[key] === '' && item[key.slice(0, -2)] === '') continue;
        expect(korean.map(([place]) => place)).toEqual(english.map(([place]) => place));
        expect(korean.filter(([, text]) => !HANGUL.test(text) && !FIGURES.test(text))).toEqual([]);
        expect(english.filter(([, text]) => text.trim() === '')).toEqual([]);
      }
    }
  });

  it('has no Korean in English texts', () => {
    // Bookings, waitlist entries and messages are in one language each.
    const visible = items.filter(({ where }) => !/^(bookings|waitlistEntries|contacts)/.test(where));
    const inEnglish = visible
      .flatMap(({ where, item }) => texts(item, where))
      .filter(([where]) => !/Kr(\.\d+)?$/.test(where));
    expect(inEnglish.filter(([, text]) => HANGUL.test(text))).toEqual([]);
  });

  it('ends every Korean sentence of a description in the polite form', () => {
    const descriptions = [
      ...content.products.flatMap(({ longDescKr }) => longDescKr),
      ...content.events.map(({ descriptionKr }) => descriptionKr),
      ...content.faqs.map(({ answerKr }) => answerKr),
    ];
    for (const text of descriptions) expect(text).toMatch(/(니다|세요|까요|니까요)\.$/);
  });
});
