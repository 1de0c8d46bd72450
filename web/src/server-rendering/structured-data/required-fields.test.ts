// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import { storyQuery } from '../../features/stories/story-queries.ts';
import { productQuery } from '../../features/products/product-queries.ts';
import { localizedPath } from '../../i18n/localized-path.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { setSampleData, SAMPLES } from '../../testing/sample-data.ts';
import { translations } from '../../testing/translations.ts';
import { renderHead } from '../head.ts';

/**
 * The fields that search engines require or recommend for each type, as far as this site has the data
 * (https://developers.google.com/search/docs/appearance/structured-data). A dot separates nested fields.
 */
const EXPECTED_FIELDS: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'telephone', 'email', 'address.streetAddress', 'sameAs'],
  WebSite: ['name', 'url', 'inLanguage'],
  Product: [
    'name',
    'description',
    'image',
    'sku',
    'brand.name',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.itemCondition',
    'offers.url',
  ],
  Event: [
    'name',
    'description',
    'image',
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'location.name',
    'location.address.streetAddress',
    'location.address.addressCountry',
    'organizer',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.validFrom',
    'offers.url',
  ],
  Article: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'author.name', 'publisher'],
  CafeOrCoffeeShop: [
    'name',
    'address.streetAddress',
    'telephone',
    'geo.latitude',
    'geo.longitude',
    'openingHoursSpecification.0.dayOfWeek',
    'openingHoursSpecification.0.opens',
    'url',
    'image',
  ],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  BreadcrumbList: [
    'itemListElement.0.position',
    'itemListElement.0.name',
    'itemListElement.0.item',
    'itemListElement.1.name',
  ],
};

const PAGES: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['/', ['Organization', 'WebSite']],
  ['/coffee', ['BreadcrumbList']],
  [`/products/${SAMPLES.coffee.id}`, ['Product', 'Organization', 'BreadcrumbList']],
  ['/experiences', ['Event', 'Organization', 'BreadcrumbList']],
  ['/stories', ['BreadcrumbList']],
  [`/stories/${SAMPLES.story.id}`, ['Article', 'Organization', 'BreadcrumbList']],
  ['/contact', ['Organization', 'CafeOrCoffeeShop', 'FAQPage', 'BreadcrumbList']],
];

type Node = Record<string, unknown>;

const NOW = new Date('2026-05-01T00:00:00Z');

async function graphOf(pathname: string): Promise<Node[]> {
  const queryClient = createQueryClient();
  setSampleData(queryClient, NOW);
  queryClient.setQueryData(productQuery(SAMPLES.coffee.id, queryClient).queryKey, SAMPLES.coffee);
  queryClient.setQueryData(storyQuery(SAMPLES.story.id, queryClient).queryKey, SAMPLES.story);
  const title = pathname === localizedPath('/', 'en') || pathname === '/' ? undefined : 'Sample';
  const report = { title, description: 'Sample', status: 200 } as const;
  const head = await renderHead({
    pathname,
    report,
    origin: 'https://www.example.com',
    now: NOW,
    queryClient,
    translations,
  });
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(head) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

const valueAt = (node: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Node | undefined)?.[key], node);

const hasValue = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** Returns the ids in all nested references (`{"@id": …}`). */
function references(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('@id' in value && Object.keys(value).length === 1) return [value['@id']];
  return Object.values(value).flatMap(references);
}

describe.each(LANGUAGES)('structured data in %s', (language) => {
  it.each(PAGES)('of %s has every required field', async (path, types) => {
    const graph = await graphOf(localizedPath(path, language));
    expect([...new Set(graph.map((node) => node['@type']))].toSorted()).toEqual(types.toSorted());
    const missing = graph.flatMap((node) =>
      EXPECTED_FIELDS[node['@type'] as string]!.filter((field) => !hasValue(valueAt(node, field))),
    );
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('of %s contains everything that it references', async (path) => {
    const graph = await graphOf(localizedPath(path, language));
    const ids = graph.map((node) => node['@id']);
    expect(references(graph).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
