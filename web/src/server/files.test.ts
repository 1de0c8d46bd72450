import { describe, expect, it } from 'vitest';
import { aCoffee, aMakgeolli, aStory } from '@app/domain/testing/factories.ts';
import { robots } from '../../build/robots.ts';
import { paths } from '../app/paths.ts';
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

describe('the sitemap', () => {
  const products = [aCoffee({ createdAt: new Date('2026-01-01T00:00:00Z') }), aMakgeolli()];
  const stories = [aStory({ publishedAt: new Date('2026-03-01T00:00:00Z') })];
  const written = sitemap({ products, stories }, ORIGIN);
  const places = textsOf(parse(written), 'loc');

  it('has every page in both languages, alcohol included', () => {
    for (const path of ['/', '/en', '/makgeolli', '/en/contact', `/products/${products[1]!.id}`])
      expect(places).toContain(ORIGIN + path);
    expect(places).toContain(`${ORIGIN}/en/stories/${stories[0]!.id}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('says of each the twins and the last change that is known', () => {
    const entry = written.split('\n').find((line) => line.includes(`<loc>${ORIGIN}/stories/`))!;
    expect(entry).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>');
    for (const tag of ['ko', 'en', 'x-default']) expect(entry).toContain(`hreflang="${tag}"`);
  });
});

describe('the robots', () => {
  it('are shown the sitemap and kept from the dashboard, and from nothing else', () => {
    const lines = robots(ORIGIN).split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
      `Disallow: ${paths.admin}`,
      'Disallow: /api/',
    ]);
  });
});

describe('the feed', () => {
  it('tells of the stories in its language', () => {
    const story = aStory({ publishedAt: new Date('2026-03-01T00:00:00Z') });
    const feed = parse(storyFeed([story], 'Stories', 'About', { origin: ORIGIN, language: 'en' }));
    expect(textsOf(feed, 'title')).toEqual(['Stories · Byeotdam', 'Sample Story']);
    expect(textsOf(feed, 'guid')).toEqual([`${ORIGIN}/en/stories/${story.id}`]);
    expect(textsOf(feed, 'pubDate')).toEqual(['Sun, 01 Mar 2026 00:00:00 GMT']);
    expect(textsOf(feed, 'language')).toEqual(['en']);
  });

  it('is one of the latest thirty', () => {
    const stories = Array.from({ length: 40 }, () => aStory());
    const feed = parse(storyFeed(stories, 'x', 'y', { origin: ORIGIN, language: 'kr' }));
    expect(textsOf(feed, 'item')).toHaveLength(30);
  });
});

describe('a path without a file', () => {
  it('has none', async () => {
    expect(await renderFile('/nothing.xml', { origin: ORIGIN })).toBeNull();
  });
});
