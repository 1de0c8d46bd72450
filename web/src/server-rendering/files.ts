import { nextChangeAt } from '@app/domain/content/content-versions.ts';
import type { RenderedFile } from '@app/domain/page/page.ts';
import { LANGUAGES } from '@app/domain/shared/language.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { changedForVisitors, type Scheduled } from '@app/domain/shared/visibility.ts';
import { SEARCH_INDEX_PATH } from '../features/search/search-query.ts';
import { localizedPath } from '../i18n/localized-path.ts';
import { tagLabelIn, tagLabelsQuery } from '../i18n/tag-labels.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { findContentVersions } from '../lib/content-versions.ts';
import { readSearchIndex } from '../routes/search/read-search-index.ts';
import { FEED, storyFeed } from './feed.ts';
import { loadSiteText } from './site-text.ts';
import { sitemap } from './sitemap.ts';
import { productsQuery } from '../features/products/product-queries.ts';
import { eventsQuery } from '../features/events/event-data/event-queries.ts';
import { storiesQuery } from '../features/stories/story-queries.ts';
import { readChanges, type Changes, type TrackedCollection } from './last-changes.ts';

interface PublicContent {
  products: Product[];
  events: Event[];
  stories: Story[];
  changes: Record<TrackedCollection, Changes>;
}

/** Returns for each item when visitors last saw a change. */
function seen(items: readonly ({ id: string } & Scheduled)[], changes: Changes): Changes {
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map([...changes].map(([id, changed]) => [id, changedForVisitors(byId.get(id) ?? {}, changed)]));
}

/**
 * Reads all products, visible events and published stories with the queries of the pages, and the last changes of all public content.
 */
async function readPublicContent(now: Date): Promise<PublicContent> {
  const queryClient = createQueryClient();
  const [products, events, stories, changes] = await Promise.all([
    queryClient.fetchQuery(productsQuery('all')),
    queryClient.fetchQuery(eventsQuery),
    queryClient.fetchQuery(storiesQuery),
    readChanges(now),
  ]);
  return {
    products,
    events,
    stories,
    changes: {
      ...changes,
      products: seen(products, changes.products),
      events: seen(events, changes.events),
      stories: seen(stories, changes.stories),
    },
  };
}

type Write = (origin: string, now: Date) => Promise<RenderedFile>;

const FEEDS = LANGUAGES.map((language): [string, Write] => [
  localizedPath(FEED, language),
  async (origin, now) => {
    const [{ stories, changes }, t, labels] = await Promise.all([
      readPublicContent(now),
      loadSiteText(language),
      createQueryClient()
        .fetchQuery(tagLabelsQuery)
        .catch(() => undefined),
    ]);
    const tagLabel = tagLabelIn(language, labels);
    const translations = t('stories:tags', { returnObjects: true });
    const words = {
      title: t('stories:title'),
      text: t('stories:text'),
      tagLabel: (tag: string) => tagLabel(tag, translations),
    };
    const feed = storyFeed(stories, changes.stories, words, { origin, language });
    return { contentType: 'application/rss+xml; charset=utf-8', ...feed };
  },
]);

/** The files generated from the content, by path. */
const FILES = new Map<string, Write>([
  [
    '/sitemap.xml',
    async (origin, now) => ({
      contentType: 'application/xml; charset=utf-8',
      text: sitemap(await readPublicContent(now), origin),
    }),
  ],
  [
    SEARCH_INDEX_PATH,
    async (_origin, now) => ({
      contentType: 'application/json; charset=utf-8',
      text: JSON.stringify(await readSearchIndex(now)),
    }),
  ],
  ...FEEDS,
]);

export async function renderFile(
  path: string,
  { origin, now }: { origin: string; now: Date },
): Promise<RenderedFile | null> {
  const write = FILES.get(path);
  if (!write) return null;
  const [file, versions] = await Promise.all([write(origin, now), findContentVersions()]);
  return { ...file, nextChangeAt: versions ? nextChangeAt(versions, now) : undefined };
}
