// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { aCoffee, aFaq, aMakgeolli, anEvent, aStoreLocation, aStory } from '@app/domain/testing/factories.ts';
import type { Place } from '../../i18n/site-address.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { eventThing } from './event.ts';
import { faqPage } from './faq-page.ts';
import { localBusiness } from './local-business.ts';
import { organization } from './organization.ts';
import { productThing } from './product.ts';
import { jsonLd, type Thing } from './thing.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const KOREAN: Place = { origin: 'https://www.example.com', language: 'kr' };
const ENGLISH: Place = { ...KOREAN, language: 'en' };
const SCHEMA = 'https://schema.org';

describe('product', () => {
  it('has an offer with the displayed price', () => {
    const coffee = aCoffee({ price: 1350, priceKrw: 18_000 });
    expect(productThing(coffee, KOREAN)).toMatchObject({
      '@type': 'Product',
      name: '예시 커피',
      url: `https://www.example.com/products/${coffee.id}`,
      offers: {
        '@type': 'Offer',
        price: '18000',
        priceCurrency: 'KRW',
        availability: `${SCHEMA}/InStock`,
        url: `https://www.example.com/products/${coffee.id}`,
      },
    });
    expect(productThing(coffee, ENGLISH)).toMatchObject({
      name: 'Sample Coffee',
      offers: { price: '13.50', priceCurrency: 'USD' },
    });
  });

  it('has the unconverted price in Korean without a won price', () => {
    const { priceKrw: _, ...coffee } = aCoffee({ price: 9_000 });
    expect(productThing(coffee, KOREAN)).toMatchObject({ offers: { price: '9000', priceCurrency: 'KRW' } });
  });

  it.each([
    ['in_stock', 'InStock'],
    ['seasonal', 'LimitedAvailability'],
    ['out_of_stock', 'OutOfStock'],
  ] as const)('%s is %s', (availability, name) => {
    expect(productThing(aCoffee({ availability }), ENGLISH)).toMatchObject({
      offers: { availability: `${SCHEMA}/${name}` },
    });
  });

  it('is OutOfStock when no piece is left', () => {
    expect(productThing(aCoffee({ hasNoneLeft: true }), ENGLISH)).toMatchObject({
      offers: { availability: `${SCHEMA}/OutOfStock` },
    });
  });

  const { priceKrw: _, ...withoutWon } = aCoffee();
  it.each([
    ['makgeolli', aMakgeolli(), 'InStoreOnly'],
    ['seasonal makgeolli', aMakgeolli({ availability: 'seasonal' }), 'InStoreOnly'],
    ['sold-out makgeolli', aMakgeolli({ availability: 'out_of_stock' }), 'OutOfStock'],
    ['a coffee without a won price', withoutWon, 'InStoreOnly'],
    ['a coffee below the minimum payment', aCoffee({ priceKrw: 999 }), 'InStoreOnly'],
  ])('is available in stores only when it cannot be paid online: %s', (_name, product, availability) => {
    expect(BRAND.payment.makgeolliOnline).toBe(false);
    expect(productThing(product, KOREAN)).toMatchObject({
      offers: { availability: `${SCHEMA}/${availability}` },
    });
  });

  it('has all of its pictures, or its share images if it has none', () => {
    const images = ['products/a.webp', 'products/b.webp'];
    const shareImages = ['https://www.example.com/share/products/1/ko-1200x630.jpg?v=1'];
    expect(productThing(aCoffee({ images }), KOREAN, shareImages)['image']).toHaveLength(2);
    expect(productThing(aCoffee(), KOREAN, shareImages)['image']).toEqual(shareImages);
  });
});

describe('event', () => {
  const event = anEvent({ dateTime: new Date('2026-11-28T05:00:00Z'), duration: 90, capacity: 10 });

  it('has its start and end in Seoul time, its location and its price', () => {
    expect(eventThing(event, 3, NOW, ENGLISH)).toMatchObject({
      '@type': 'Event',
      name: 'Sample Workshop',
      startDate: '2026-11-28T14:00:00+09:00',
      endDate: '2026-11-28T15:30:00+09:00',
      eventStatus: `${SCHEMA}/EventScheduled`,
      location: { '@type': 'Place', name: 'Sample room', address: { '@type': 'PostalAddress' } },
      remainingAttendeeCapacity: 7,
      offers: {
        price: '30000',
        priceCurrency: 'KRW',
        availability: `${SCHEMA}/InStock`,
        url: `https://www.example.com/en/experiences/${event.id}`,
      },
    });
  });

  it('has the starts from which it was moved, and says that it was', () => {
    const previousDates = [new Date('2026-11-20T05:00:00Z'), new Date('2026-11-24T05:00:00Z')];
    expect(eventThing({ ...event, previousDates }, 0, NOW, KOREAN)).toMatchObject({
      startDate: '2026-11-28T14:00:00+09:00',
      eventStatus: `${SCHEMA}/EventRescheduled`,
      previousStartDate: ['2026-11-20T14:00:00+09:00', '2026-11-24T14:00:00+09:00'],
    });
  });

  it('has the address and the position of its store', () => {
    const store = aStoreLocation({ addressKr: '서울 자하문로 7', lat: 37.58, lng: 126.97 });
    expect(eventThing(event, 0, NOW, KOREAN, { store })['location']).toEqual({
      '@type': 'Place',
      name: '예시 공방',
      address: { '@type': 'PostalAddress', streetAddress: '서울 자하문로 7', addressCountry: 'KR' },
      geo: { '@type': 'GeoCoordinates', latitude: 37.58, longitude: 126.97 },
    });
  });

  it('has its share image first, then its picture', () => {
    const shareImages = ['https://www.example.com/share/events/1/ko-1200x630.jpg?v=1'];
    const images = (image: string) =>
      eventThing({ ...event, image }, 0, NOW, KOREAN, { shareImages })['image'];
    expect(images('events/a.webp')).toEqual([...shareImages, expect.stringContaining('events%2Fa.webp')]);
    expect(images('')).toEqual(shareImages);
  });

  it('is sold out when it is full', () => {
    expect(eventThing(event, 10, NOW, KOREAN)).toMatchObject({
      remainingAttendeeCapacity: 0,
      offers: { availability: `${SCHEMA}/SoldOut` },
    });
  });

  it('has an offer at its external booking site', () => {
    const bookingUrl = 'https://booking.example.com/1';
    expect(eventThing({ ...event, bookingUrl }, 0, NOW, KOREAN)).toMatchObject({
      offers: { url: bookingUrl },
    });
  });
});

describe('story', () => {
  it('was published on the day for which it was scheduled', () => {
    const publishedAt = new Date('2026-04-30T15:30:00Z');
    const story = aStory({ publishedAt, visibleFrom: new Date('2026-05-02T15:30:00Z') });
    expect(article(story, KOREAN)).toMatchObject({ datePublished: '2026-05-03T00:30:00+09:00' });
  });

  it('is an article with author, date and publisher', () => {
    const story = aStory({ publishedAt: new Date('2026-04-30T15:30:00Z'), coverImage: 'stories/a.webp' });
    expect(article(story, KOREAN)).toMatchObject({
      '@type': 'Article',
      headline: '예시 이야기',
      datePublished: '2026-05-01T00:30:00+09:00',
      author: { '@type': 'Person', name: '예시 글쓴이' },
      publisher: { '@id': organization(KOREAN)['@id'] },
      inLanguage: 'ko',
      mainEntityOfPage: `https://www.example.com/stories/${story.id}`,
      image: [expect.stringContaining('stories%2Fa.webp')],
    });
  });
});

describe('author of a story', () => {
  it.each([
    [{ author: 'the Byeotdam roasters', authorKr: '볕담 로스팅실' }, KOREAN, '볕담 로스팅실'],
    [{ author: 'the Byeotdam roasters', authorKr: '볕담 로스팅실' }, ENGLISH, 'the Byeotdam roasters'],
  ])('is an organization if it is a team of the brand: %o', (author, place, name) => {
    expect(article(aStory(author), place)['author']).toEqual({ '@type': 'Organization', name });
  });
});

describe('picture', () => {
  const imagesOf = (thing: Thing) => [thing['image']].flat();
  const credited = (name: string) => ({
    '@type': 'ImageObject',
    contentUrl: expect.stringContaining(name) as string,
    creditText: 'Kim Dam',
  });

  it('is an image object with its credit, and a URL without one', () => {
    const images = ['products/a.webp', 'products/b.webp'];
    expect(imagesOf(productThing(aCoffee({ images, imageCredits: ['', 'Kim Dam'] }), KOREAN))).toEqual([
      expect.stringContaining('products%2Fa.webp'),
      credited('products%2Fb.webp'),
    ]);
    const event = anEvent({ image: 'events/a.webp', imageCredit: 'Kim Dam' });
    expect(imagesOf(eventThing(event, 0, NOW, KOREAN))).toEqual([credited('events%2Fa.webp')]);
    const story = aStory({ coverImage: 'stories/a.webp', coverImageCredit: 'Kim Dam' });
    expect(imagesOf(article(story, KOREAN))).toEqual([credited('stories%2Fa.webp')]);
  });
});

describe('modification date of a story', () => {
  const story = aStory({ publishedAt: new Date('2026-04-30T15:30:00Z') });

  it.each([
    ['is the last change in Firestore', new Date('2026-05-02T00:00:00Z'), '2026-05-02T09:00:00+09:00'],
    [
      'is the publication date when the last change was before it',
      new Date('2026-04-01T00:00:00Z'),
      '2026-05-01T00:30:00+09:00',
    ],
    ['is the publication date when the last change is unknown', undefined, '2026-05-01T00:30:00+09:00'],
  ])('%s', (_, changed, dateModified) => {
    expect(article(story, ENGLISH, { changed })).toMatchObject({ dateModified });
  });
});

describe('store', () => {
  it('has opening hours per day, without closed days', () => {
    const openingHours = [
      null,
      { open: 600, close: 1260 },
      null,
      null,
      null,
      { open: 1080, close: 1500 },
      { open: 600, close: 1440 },
    ];
    expect(localBusiness(aStoreLocation({ openingHours }), NOW, ENGLISH)).toMatchObject({
      name: 'Sample Store',
      telephone: '+8220000000',
      geo: { latitude: 37.57, longitude: 126.98 },
      openingHoursSpecification: [
        { dayOfWeek: 'Monday', opens: '10:00', closes: '21:00' },
        { dayOfWeek: 'Friday', opens: '18:00', closes: '01:00' },
        { dayOfWeek: 'Saturday', opens: '10:00', closes: '23:59' },
      ],
    });
  });

  it('has the special hours of the coming weeks, closed from midnight to midnight', () => {
    const specialHours = [
      '2026-04-29/2026-04-30 closed',
      '2026-05-01/2026-05-03 closed',
      '2026-05-05/2026-05-05 18:00-02:00',
      '2026-05-06/2026-05-06 18:00-00:00',
    ];
    expect(localBusiness(aStoreLocation({ specialHours }), NOW, ENGLISH)).toMatchObject({
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2026-05-01', validThrough: '2026-05-03' },
        { opens: '18:00', closes: '02:00', validFrom: '2026-05-05', validThrough: '2026-05-05' },
        { opens: '18:00', closes: '23:59', validFrom: '2026-05-06', validThrough: '2026-05-06' },
      ],
    });
    const without = localBusiness(aStoreLocation(), NOW, ENGLISH);
    expect(without['specialOpeningHoursSpecification']).toBeUndefined();
  });

  it.each(['hours', 'hoursKr'])('has no opening hours when it has them only as free text: %s', (field) => {
    const { openingHours: _, ...location } = aStoreLocation({ hours: '', hoursKr: '' });
    const store = { ...location, [field]: 'Sample hours' };
    expect(localBusiness(store, NOW, KOREAN)['openingHoursSpecification']).toBeUndefined();
  });

  it('has the opening hours of the brand when it has none', () => {
    const { openingHours: _, ...location } = aStoreLocation({ hours: '', hoursKr: '' });
    const days = localBusiness(location, NOW, KOREAN)['openingHoursSpecification'];
    expect(days).toHaveLength(BRAND.hours.filter(Boolean).length);
  });
});

describe('FAQ page', () => {
  it('contains each question with its answer', () => {
    expect(faqPage([aFaq()], ENGLISH)).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is this a sample?',
          acceptedAnswer: { '@type': 'Answer', text: aFaq().answer },
        },
      ],
    });
  });
});

describe('breadcrumbs', () => {
  it('are numbered from 1 and have URLs', () => {
    const steps = [
      { name: '홈', path: '/' },
      { name: '커피', path: '/coffee' },
    ];
    expect(breadcrumbList(steps, ENGLISH)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: '홈', item: 'https://www.example.com/en' },
      { '@type': 'ListItem', position: 2, name: '커피', item: 'https://www.example.com/en/coffee' },
    ]);
  });
});

describe('organization', () => {
  it('has the same id in both languages', () => {
    expect(organization(KOREAN)['@id']).toBe(organization(ENGLISH)['@id']);
    expect(organization(KOREAN)).toMatchObject({ name: '볕담', address: { addressCountry: 'KR' } });
  });
});

describe('inlined structured data', () => {
  it('cannot end its script element', () => {
    const title = '</script><script>alert(1)</script><!--';
    const written = jsonLd([productThing(aCoffee({ title }), ENGLISH)]);
    expect(written.match(/</g)).toHaveLength(2);
    const json = written.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: title }] });
  });
});
