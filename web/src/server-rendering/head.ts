import type { QueryClient } from '@tanstack/react-query';
import { BRAND } from '@app/domain/brand.ts';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@app/domain/shared/language.ts';
import { changedForVisitors, visibleSince } from '@app/domain/shared/visibility.ts';
import { paths } from '../config/paths.ts';
import { storyQuery } from '../features/stories/story-queries.ts';
import { languageOfPath, neutralPath } from '../i18n/localized-path.ts';
import type { Translations } from '../i18n/translations.ts';
import type { PageReport } from '../lib/page-context.tsx';
import { FEED } from './feed.ts';
import { attribute } from './markup.ts';
import { structuredDataOf } from './page-structured-data.ts';
import { sharePicturesOf, type RenderedContent } from './rendered-content.ts';
import { addressOf } from '../i18n/site-address.ts';
import type { SharePicture } from './share-cards.ts';
import { loadSiteText } from './site-text.ts';
import { jsonLd } from './structured-data/thing.ts';

/** The locales for Open Graph (https://ogp.me): a language with its territory. */
const LOCALES: Record<Language, string> = { kr: 'ko_KR', en: 'en_US' };

const property = (name: string, content: string | number) =>
  `<meta property="og:${name}" content="${attribute(String(content))}">`;

const isStory = (path: string) => path.startsWith(paths.story(''));

/** Returns the Open Graph properties with the publication and modification times of a story. */
function storyTimes({ path, changed, queryClient }: RenderedContent): string[] {
  const id = isStory(path) ? path.slice(paths.story('').length) : '';
  const story = queryClient.getQueryData(storyQuery(id, queryClient).queryKey);
  if (!story) return [];
  const time = (name: string, moment: Date) =>
    `<meta property="article:${name}_time" content="${moment.toISOString()}">`;
  return [
    time('published', visibleSince(story)),
    ...(changed ? [time('modified', changedForVisitors(story, changed))] : []),
  ];
}

/**
 * Returns the metadata for link previews (Open Graph, and the Twitter card type, whose other values come from Open
 * Graph) and the links to the feeds.
 */
function sharedHead(page: RenderedContent, description: string, pictures: readonly SharePicture[]): string {
  const { path, title, place } = page;
  const { origin, language } = place;
  const name = BRAND.name[language];
  const others = LANGUAGES.filter((other) => other !== language);
  return [
    property('site_name', name),
    property('type', isStory(path) ? 'article' : 'website'),
    property('title', title ?? `${name} · ${BRAND.tagline[language]}`),
    property('description', description),
    property('url', addressOf(path, place)),
    property('locale', LOCALES[language]),
    ...others.map((other) => property('locale:alternate', LOCALES[other])),
    ...pictures.flatMap(({ address, width, height, alt }) => [
      property('image', address),
      property('image:width', width),
      property('image:height', height),
      property('image:alt', alt),
    ]),
    ...storyTimes(page),
    '<meta name="twitter:card" content="summary_large_image">',
    ...LANGUAGES.map(
      (other) =>
        `<link rel="alternate" type="application/rss+xml" hreflang="${LANGUAGE_TAG[other]}" title="${attribute(BRAND.name[other])}" href="${attribute(addressOf(FEED, { origin, language: other }))}">`,
    ),
  ].join('\n');
}

interface Rendered {
  pathname: string;
  report: PageReport;
  origin: string;
  now: Date;
  /** The last change of the story on the page, if known. */
  changed?: Date | undefined;
  queryClient: QueryClient;
  translations: Translations;
}

/** Returns the metadata that only crawlers and link previews read; empty for a missing page. */
export async function renderHead({
  pathname,
  report,
  origin,
  now,
  changed,
  queryClient,
  translations,
}: Rendered): Promise<string> {
  const { title, description, status } = report;
  if (status === 404) return '';
  const language = languageOfPath(pathname);
  const page: RenderedContent = {
    path: neutralPath(pathname),
    title,
    place: { origin, language },
    now,
    changed,
    t: await loadSiteText(language, translations),
    queryClient,
  };
  return [sharedHead(page, description, sharePicturesOf(page)), jsonLd(structuredDataOf(page))].join('\n');
}
