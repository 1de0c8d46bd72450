import { describe, expect, it } from 'vitest';
import { coffeeSchema, makgeolliSchema } from '@app/domain/product/product-schema.ts';
import { eventSchema } from '@app/domain/event/event-schema.ts';
import { faqSchema } from '@app/domain/faq/faq-schema.ts';
import { storeLocationSchema } from '@app/domain/store-location/store-location-schema.ts';
import { storySchema } from '@app/domain/story/story-schema.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import { EVENTS } from '../events/event-kind.ts';
import { FAQS } from '../faqs/faq-kind.ts';
import { translations } from '../../testing/translations.ts';
import { PRODUCTS } from '../products/product-kind.ts';
import { STORE_LOCATIONS } from '../store-locations/store-location-kind.ts';
import { STORIES } from '../stories/story-kind.ts';
import { fieldsOf, type Section } from './content-kind.ts';
import { toFields, toValues } from './conversions.ts';
import { namesOf, type Field } from '../form/field.ts';
import { problemsOf } from './problems.ts';
import type { Values } from '../form/values.ts';

const NOW = new Date('2026-11-21T05:00:30Z');
const t = translations.in('en').getFixedT(null, 'admin');
const IMAGES = ['products/a.webp', 'products/b.webp'];

/** Returns the fields of an item that the form keeps: all except its id and creation time. */
const entered = ({ id: _, createdAt: __, ...fields }: { id: string; createdAt?: Date }) => fields;

const items = [
  [
    'coffee',
    PRODUCTS,
    aCoffee({
      images: IMAGES,
      imageAlts: ['A', ''],
      imageAltsKr: ['가', '나'],
      imageFocuses: ['', '30 70'],
      imageCredits: ['Sample Photographer', ''],
    }),
  ],
  ['makgeolli', PRODUCTS, aMakgeolli()],
  [
    'event',
    EVENTS,
    anEvent({
      bookingUrl: 'https://example.com/book',
      image: '',
      payment: 'onSite',
      paymentMinutes: 30,
      maxPartySize: 4,
      seriesId: 'Hand drip',
      offerHours: 6,
      verifyHours: 24,
      thanks: 'products/00000000-0000-4000-8000-000000000001',
      includes: ['Beans to take home', 'A recipe'],
      includesKr: ['가져가실 원두'],
      host: 'Sample team',
      hostKr: '예시 팀',
      storeLocationId: '00000000-0000-4000-8000-000000000002',
    }),
  ],
  [
    'story',
    STORIES,
    aStory({
      coverImage: 'stories/a.png',
      coverImageAlt: 'A',
      coverImageAltKr: '',
      coverImageFocus: '0 100',
      coverImageCredit: 'Sample Photographer',
      productIds: [aCoffee().id, aMakgeolli().id],
    }),
  ],
  [
    'store location',
    STORE_LOCATIONS,
    aStoreLocation({
      directions: 'Exit 2',
      directionsKr: '2번 출구',
      specialHours: ['2027-02-06/2027-02-08 closed', '2027-03-05/2027-03-05 18:00-02:00'],
      specialHoursReasons: ['', 'Roasting day'],
      specialHoursReasonsKr: ['설날', '로스팅하는 날'],
    }),
  ],
  ['FAQ', FAQS, aFaq({ order: 7, isActive: false })],
] as const;

describe.each(items)('form for %s', (_, kind, item) => {
  const fields = fieldsOf(kind as { sections: readonly Section[] });

  it('keeps the stored item unchanged when saved without edits', () => {
    const values = toValues(fields, item);
    const saved = kind.schema.parse(toFields(fields, values));
    // Times are entered to the minute.
    expect(JSON.parse(JSON.stringify(saved).replaceAll(/:\d\d\.\d{3}Z/g, 'Z'))).toEqual(
      JSON.parse(JSON.stringify(entered(item)).replaceAll(/:\d\d\.\d{3}Z/g, 'Z')),
    );
    expect(problemsOf(kind.schema, fields, values, t)).toEqual({});
  });

  it('assigns every schema error of an empty form to a field', () => {
    const problems = problemsOf(kind.schema, fields, toValues(fields, kind.blank(NOW)), t);
    expect(Object.keys(problems).length).toBeGreaterThan(0);
    expect(Object.values(problems).every((text) => text !== '')).toBe(true);
  });
});

/** Returns the names of the item's fields that a form field writes. */
const writtenBy = (field: Field) =>
  field.kind === 'pictures'
    ? [field.name, field.altName, `${field.altName}Kr`, field.focusName, field.creditName]
    : field.kind === 'specialHours'
      ? [field.name, `${field.name}Reasons`, `${field.name}ReasonsKr`]
      : namesOf(field);

describe.each([
  ['coffee', PRODUCTS, coffeeSchema],
  ['makgeolli', PRODUCTS, makgeolliSchema],
  ['event', EVENTS, eventSchema],
  ['story', STORIES, storySchema],
  ['store location', STORE_LOCATIONS, storeLocationSchema],
  ['FAQ', FAQS, faqSchema],
] as const)('the fields of a %s', (type, kind, schema) => {
  const fields = fieldsOf(kind as { sections: readonly Section[] });
  const written = fields.filter(({ when }) => !when || when({ type })).flatMap(writtenBy);

  it('can all be entered, except those of the system', () => {
    const system = ['id', 'createdAt', 'hasNoneLeft', 'previousDates'];
    const missing = Object.keys(schema.shape).filter((name) => ![...system, ...written].includes(name));
    expect(missing).toEqual([]);
  });
});

describe('texts of the opening hours', () => {
  const fields = fieldsOf(STORE_LOCATIONS);
  const copied = { hours: 'Mon–Sun 10:00–21:00', hoursKr: '월–일 10:00–21:00' };

  it('are not in the form when they only repeat the weekly hours', () => {
    expect(toValues(fields, aStoreLocation(copied))).toMatchObject({ hours: '', hoursKr: '' });
  });

  it('are not saved when they only repeat the weekly hours', () => {
    const values = { ...toValues(fields, aStoreLocation()), ...copied };
    expect(toFields(fields, values)).toMatchObject({ hours: '', hoursKr: '' });
  });
});

describe('special hours', () => {
  const fields = fieldsOf(STORE_LOCATIONS);
  const row = {
    from: '2027-02-06',
    until: '',
    isOpen: false,
    open: '10:00',
    close: '21:00',
    reason: '',
    reasonKr: '',
  };
  const problem = (...rows: Partial<typeof row>[]) =>
    problemsIn(STORE_LOCATIONS, { specialHours: rows.map((changes) => ({ ...row, ...changes })) })[
      'specialHours'
    ];

  it('are saved by date, as one day without a last one, and without lists that are empty', () => {
    const rows = [
      { ...row, from: '2027-03-05', isOpen: true, reasonKr: ' 로스팅하는 날 ' },
      { ...row, until: '2027-02-08' },
    ];
    const saved = toFields(fields, { ...toValues(fields, aStoreLocation()), specialHours: rows });
    expect(saved).toMatchObject({
      specialHours: ['2027-02-06/2027-02-08 closed', '2027-03-05/2027-03-05 10:00-21:00'],
      specialHoursReasonsKr: ['', '로스팅하는 날'],
    });
    expect(saved).not.toHaveProperty('specialHoursReasons');
    expect(toFields(fields, toValues(fields, aStoreLocation()))).not.toHaveProperty('specialHours');
  });

  it.each([
    [undefined, [{}, { from: '2027-02-07' }]],
    ['Entry 2: choose the dates and times', [{}, { from: '' }]],
    ['2027-02-06: choose the dates and times', [{ isOpen: true, open: '' }]],
    ['2027-02-06 – 2027-02-05: the last day cannot be before the first', [{ until: '2027-02-05' }]],
    [
      '2027-02-06: closing time is noon of the next day at the latest',
      [{ isOpen: true, open: '15:00', close: '14:00' }],
    ],
    [
      'These dates overlap. Keep one, or change the dates: 2027-02-06 – 2027-02-08, 2027-02-08',
      [{ until: '2027-02-08' }, { from: '2027-02-08' }],
    ],
    ['At most 20 entries, with reasons of up to 40 characters', [{ reason: 'x'.repeat(41) }]],
  ] as const)('have the problem %j', (expected, rows) => {
    expect(problem(...rows)).toBe(expected);
  });
});

it('saves the pictures of a draft that is older than their focal points and credits', () => {
  const fields = fieldsOf(STORIES);
  const draft = {
    ...toValues(fields, aStory()),
    coverImage: [{ path: 'stories/a.png', alt: 'A', altKr: '' }],
  };
  const saved = toFields(fields, draft as unknown as Values);
  expect(saved).toMatchObject({ coverImage: 'stories/a.png', coverImageAlt: 'A' });
  expect(saved).not.toHaveProperty('coverImageCredit');
});

/** Returns the validation errors of a form with these values. */
function problemsIn(kind: (typeof items)[number][1], changes: Values): Record<string, string> {
  const fields = fieldsOf(kind as { sections: readonly Section[] });
  return problemsOf(kind.schema, fields, { ...toValues(fields, kind.blank(NOW)), ...changes }, t);
}

describe('form validation errors', () => {
  it.each([
    [PRODUCTS, { title: 'Title is required', shortDesc: 'Short description is required' }],
    [PRODUCTS, { longDesc: 'Long description is required' }],
    [EVENTS, { title: 'Title is required', description: 'Description is required' }],
    [EVENTS, { location: 'Location is required' }],
    [STORIES, { title: 'Title is required', body: 'Body is required', author: 'Author is required' }],
    [STORE_LOCATIONS, { name: 'Name is required', lat: 'Latitude is required' }],
    [FAQS, { question: 'Question is required', category: 'Category is required' }],
  ] as const)('names the required fields that are empty', (kind, problems) => {
    expect(problemsIn(kind, {})).toMatchObject(problems);
  });

  it.each([
    [PRODUCTS, 'titleKr', '가'.repeat(121), 'Use at most 120 characters; there are 121 now'],
    [PRODUCTS, 'price', '-1', 'Enter a number from 0 to 1,000,000'],
    [PRODUCTS, 'stock', '2.5', 'Enter a whole number'],
    [PRODUCTS, 'stock', '-1', 'Enter a number from 0 to 100,000'],
    [PRODUCTS, 'stock', '100001', 'Enter a number from 0 to 100,000'],
    [PRODUCTS, 'stock', 'many', 'Enter a number from 0 to 100,000'],
    [PRODUCTS, 'tags', 'x'.repeat(41), 'At most 20 entries of up to 40 characters each'],
    [EVENTS, 'includes', 'x'.repeat(121), 'At most 20 entries of up to 120 characters each'],
    [EVENTS, 'capacity', '0', 'Enter a number from 1 to 1,000'],
    [EVENTS, 'dateTime', '', 'Choose a date and a time'],
    [EVENTS, 'bookingUrl', 'example.com', 'Enter a URL that begins with https://'],
    [STORE_LOCATIONS, 'lat', '91', 'Enter a number from -90 to 90'],
  ] as const)('explains how to correct an invalid value', (kind, name, value, problem) => {
    expect(problemsIn(kind, { [name]: value })[name]).toBe(problem);
  });

  it('ignores fields of the other product type', () => {
    expect(problemsIn(PRODUCTS, { type: 'coffee', abv: '900', sweetnessLevel: '9' })).not.toHaveProperty(
      'abv',
    );
    const { sweetnessLevel } = problemsIn(PRODUCTS, { type: 'makgeolli', sweetnessLevel: '9' });
    expect(sweetnessLevel).toBe('Enter a number from 1 to 5');
  });
});

describe('form default values and number parsing', () => {
  const saved = (kind: (typeof items)[number][1], changes: Values) => {
    const fields = fieldsOf(kind as { sections: readonly Section[] });
    return toFields(fields, { ...toValues(fields, kind.blank(NOW)), ...changes });
  };

  it('defaults a new event to an active, free, one-hour workshop for ten, in parties of four, that starts now', () => {
    expect(saved(EVENTS, {})).toMatchObject({
      duration: 60,
      capacity: 10,
      price: 0,
      maxPartySize: 4,
      verifyHours: 24,
      type: 'workshop',
      isActive: true,
      dateTime: new Date('2026-11-21T05:00:00Z'),
    });
  });

  it('lets the limits of a new event be removed', () => {
    const event = saved(EVENTS, { maxPartySize: '', verifyHours: '' });
    expect(event).not.toHaveProperty('maxPartySize');
    expect(event).not.toHaveProperty('verifyHours');
  });

  it.each(['', ' '])('uses the default number for the input %j', (text) => {
    const numbers = { duration: text, capacity: text, price: text };
    expect(saved(EVENTS, numbers)).toMatchObject({ duration: 60, capacity: 10, price: 0 });
    expect(saved(PRODUCTS, { price: text, priceKrw: text })).toMatchObject({ price: 0 });
    expect(saved(PRODUCTS, { priceKrw: text })).not.toHaveProperty('priceKrw');
    expect(saved(STORIES, { readingTime: text })).toMatchObject({ readingTime: 5 });
  });

  it.each([
    ['45-000', 'Enter a number from 0 to 100,000,000'],
    ['1e5', 'Enter a number from 0 to 100,000,000'],
    ['4,50', 'Enter a number from 0 to 100,000,000'],
    ['14.50', 'Enter a whole number'],
  ])('rejects %j as a price in won beside the field', (text, problem) => {
    expect(problemsIn(PRODUCTS, { priceKrw: text })['priceKrw']).toBe(problem);
  });

  it('accepts thousands separators', () => {
    expect(saved(PRODUCTS, { priceKrw: '45,000' })).toMatchObject({ priceKrw: 45_000 });
  });

  it.each([
    ['14.50', 1450],
    ['14.5', 1450],
    ['0.29', 29],
    ['1,250', 125_000],
  ])('stores %j dollars as %i cents', (text, price) => {
    expect(saved(PRODUCTS, { price: text })).toMatchObject({ price });
  });

  it('shows stored cents as dollars', () => {
    expect(toValues(fieldsOf(PRODUCTS), aCoffee({ price: 1350 }))).toMatchObject({ price: '13.50' });
  });

  it.each([
    ['14.505', { price: '14.505' }, 'price', 'Enter at most 2 decimal places'],
    ['6.54', { type: 'makgeolli', abv: '6.54' }, 'abv', 'Enter at most 1 decimal place'],
  ])('rejects %s, which has too many decimal places, instead of rounding it', (_, values, name, problem) => {
    expect(problemsIn(PRODUCTS, values)[name]).toBe(problem);
  });

  it('accepts coordinates as precise as maps copy them', () => {
    const { lat } = problemsIn(STORE_LOCATIONS, { lat: '37.579617123456789' });
    expect(lat).toBeUndefined();
  });

  it('defaults a new product to in stock and free, and a new story to published', () => {
    expect(saved(PRODUCTS, {})).toMatchObject({ price: 0, availability: 'in_stock', type: 'coffee' });
    expect(saved(STORIES, {})).toMatchObject({ isPublished: true });
  });
});
