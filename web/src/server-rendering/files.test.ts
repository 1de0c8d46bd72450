import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli, anEvent, aStory } from '@app/domain/testing/factories.ts';
import { robots } from '../../build/robots.ts';
import { paths } from '../config/paths.ts';
import { tagLabelIn } from '../i18n/tag-labels.ts';
import { storyFeed } from './feed.ts';
import { renderFile } from './files.ts';
import { sitemap } from './sitemap.ts';

const ORIGIN = 'https://www.example.com';

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}
const textsOf = (parsed: Document, name: string) =>
  [...parsed.getElementsByTagName(name)].map(({ textContent }) => textContent);

describe('sitemap', () => {
  const products = [aCoffee({ createdAt: new Date('2026-01-01T00:00:00Z') }), aMakgeolli()];
  const events = [anEvent()];
  const stories = [aStory({ publishedAt: new Date('2026-03-01T00:00:00Z') })];
  const on = (day: string) => new Date(`2026-${day}T00:00:00Z`);
  const changes = {
    products: new Map([
      [products[0]!.id, on('04-01')],
      [products[1]!.id, on('05-01')],
    ]),
    events: new Map([[events[0]!.id, on('06-01')]]),
    stories: new Map([[stories[0]!.id, on('07-01')]]),
    storeLocations: new Map([['s', on('08-01')]]),
    faqs: new Map([['f', on('09-01')]]),
  };
  const written = sitemap({ products, events, stories, changes }, ORIGIN);
  const places = textsOf(parse(written), 'loc');

  it('contains every page in both languages, including age-restricted ones', () => {
    for (const path of ['/', '/en', '/makgeolli', '/en/contact', `/products/${products[1]!.id}`])
      expect(places).toContain(ORIGIN + path);
    expect(places).toContain(`${ORIGIN}/en/stories/${stories[0]!.id}`);
    expect(new Set(places).size).toBe(places.length);
  });

  const entryOf = (path: string) =>
    written.split('\n').find((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`))!;

  it('lists the localized counterparts of each page', () => {
    for (const tag of ['ko', 'en', 'x-default'])
      expect(entryOf('/en/stories')).toContain(`hreflang="${tag}"`);
  });

  it.each([
    ['a product', `/products/${products[0]!.id}`, '04-01'],
    ['the other product', `/en/products/${products[1]!.id}`, '05-01'],
    ['an event', `/en/experiences/${events[0]!.id}`, '06-01'],
    ['a story', `/stories/${stories[0]!.id}`, '07-01'],
    ['the product list', '/products', '05-01'],
    ['the coffee list', '/coffee', '04-01'],
    ['the makgeolli list', '/en/makgeolli', '05-01'],
    ['the experiences page', '/experiences', '06-01'],
    ['the contact page, which shows stores and FAQs', '/contact', '09-01'],
    ['the home page, which shows products, events and stories', '/', '07-01'],
  ])('has the last change of %s', (_, path, day) => {
    expect(entryOf(path)).toContain(`<lastmod>2026-${day}T00:00:00.000Z</lastmod>`);
  });

  it('has no last change for a page without stored content', () => {
    expect(entryOf('/about')).not.toContain('lastmod');
  });
});

describe('robots.txt', () => {
  it('names the sitemap and disallows only the dashboard and the API', () => {
    const lines = robots(ORIGIN).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
      `Disallow: ${paths.admin}`,
      'Disallow: /api/',
    ]);
  });
});

describe('RSS feed', () => {
  const ABOUT = {
    title: 'Stories',
    text: 'About',
    tagLabel: (tag: string) =>
      tagLabelIn('en', [{ id: 'brewing', label: 'Brewing at home', labelKr: '집에서 내리기' }])(tag, {}),
  };

  it('contains the stories in its language with their dates', () => {
    const story = aStory({ publishedAt: new Date('2026-03-01T00:00:00Z') });
    const changes = new Map([[story.id, new Date('2026-04-01T00:00:00Z')]]);
    const { text, changedAt } = storyFeed([story], changes, ABOUT, { origin: ORIGIN, language: 'en' });
    const feed = parse(text);
    expect(changedAt).toEqual(new Date('2026-04-01T00:00:00Z'));
    expect(textsOf(feed, 'atom:updated')).toEqual(['2026-04-01T00:00:00.000Z']);
    expect(textsOf(feed, 'lastBuildDate')).toEqual(['Wed, 01 Apr 2026 00:00:00 GMT']);
    expect(textsOf(feed, 'title')).toEqual(['Stories · Byeotdam', 'Sample Story']);
    expect(textsOf(feed, 'guid')).toEqual([`${ORIGIN}/en/stories/${story.id}`]);
    expect(textsOf(feed, 'pubDate')).toEqual(['Sun, 01 Mar 2026 00:00:00 GMT']);
    expect(textsOf(feed, 'language')).toEqual(['en']);
  });

  it('states the day on which a scheduled story appeared', () => {
    const story = aStory({
      publishedAt: new Date('2026-03-01T00:00:00Z'),
      visibleFrom: new Date('2026-03-05T00:00:00Z'),
    });
    const { text } = storyFeed([story], new Map(), ABOUT, { origin: ORIGIN, language: 'en' });
    expect(textsOf(parse(text), 'pubDate')).toEqual(['Thu, 05 Mar 2026 00:00:00 GMT']);
  });

  it('calls tags as the pages do: by the owner’s label, the translation or the tag itself', () => {
    const story = aStory({ tags: ['brewing', 'rare'] });
    const { text } = storyFeed([story], new Map(), ABOUT, { origin: ORIGIN, language: 'en' });
    expect(textsOf(parse(text), 'category')).toEqual(['Brewing at home', 'Rare']);
  });

  it('contains at most the latest thirty stories', () => {
    const stories = Array.from({ length: 40 }, () => aStory());
    const { text } = storyFeed(stories, new Map(), ABOUT, { origin: ORIGIN, language: 'kr' });
    const feed = parse(text);
    expect(textsOf(feed, 'item')).toHaveLength(30);
  });
});

describe('renderFile', () => {
  it('returns null for an unknown path', async () => {
    expect(await renderFile('/nothing.xml', { origin: ORIGIN, now: new Date() })).toBeNull();
  });
});
