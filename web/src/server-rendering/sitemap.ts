import type { Event } from '@app/domain/event/event-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { LANGUAGE_TAG, LANGUAGES } from '@app/domain/shared/language.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths, publicPaths } from '../config/paths.ts';
import type { Changes, TrackedCollection } from './last-changes.ts';
import { addressOf } from '../i18n/site-address.ts';
import { text, XML } from './markup.ts';

/** The pages other than those of products, events and stories. Results of a search and a visitor's basket are no pages for everyone. */
const PAGES = Object.values(publicPaths).filter(
  (path) => typeof path === 'string' && path !== paths.search && path !== paths.basket,
);

interface Entry {
  path: string;
  /** The time of the last change; absent for pages without stored content. */
  changed?: Date | undefined;
}

/** Returns links to all localized versions, including the page itself, with Korean as the default. */
function alternates(path: string, origin: string): string {
  const links = [...LANGUAGES.map((language) => [LANGUAGE_TAG[language], language] as const), DEFAULT];
  return links
    .map(
      ([tag, language]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${text(addressOf(path, { origin, language }))}"/>`,
    )
    .join('');
}
const DEFAULT = ['x-default', 'kr'] as const;

function urls({ path, changed }: Entry, origin: string): string[] {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return LANGUAGES.map(
    (language) =>
      `<url><loc>${text(addressOf(path, { origin, language }))}</loc>${lastmod}${alternates(path, origin)}</url>`,
  );
}

function latest(moments: readonly Date[]): Date | undefined {
  return moments.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

interface Content {
  products: readonly Product[];
  events: readonly Event[];
  stories: readonly Story[];
  changes: Record<TrackedCollection, Changes>;
}

/** Returns the last change of pages that show content of several documents. */
function changesOfPages({ products, changes }: Content): Record<string, Date | undefined> {
  const lastOf = (...collections: TrackedCollection[]) =>
    latest(collections.flatMap((name) => [...changes[name].values()]));
  const lastOfType = (type: Product['type']) =>
    latest(
      products.flatMap((product) => (product.type === type ? (changes.products.get(product.id) ?? []) : [])),
    );
  return {
    [paths.home]: lastOf('products', 'events', 'stories'),
    [paths.products]: lastOf('products'),
    [paths.coffee]: lastOfType('coffee'),
    [paths.makgeolli]: lastOfType('makgeolli'),
    [paths.experiences]: lastOf('events'),
    [paths.stories]: lastOf('stories'),
    [paths.contact]: lastOf('storeLocations', 'faqs'),
  };
}

/** Returns the sitemap (https://www.sitemaps.org/protocol.html) with Google's links to localized versions. */
export function sitemap(content: Content, origin: string): string {
  const { products, events, stories, changes } = content;
  const changed = changesOfPages(content);
  const entries: Entry[] = [
    ...PAGES.map((path) => ({ path, changed: changed[path] })),
    ...products.map(({ id }) => ({ path: paths.product(id), changed: changes.products.get(id) })),
    ...events.map(({ id }) => ({ path: paths.event(id), changed: changes.events.get(id) })),
    ...stories.map(({ id }) => ({ path: paths.story(id), changed: changes.stories.get(id) })),
  ];
  const body = entries.flatMap((entry) => urls(entry, origin)).join('\n');
  return `${XML}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${body}
</urlset>
`;
}
