import { BRAND } from '@app/domain/brand.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { visibleSince } from '@app/domain/shared/visibility.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths } from '../config/paths.ts';
import type { Changes } from './last-changes.ts';
import { attribute, text, XML } from './markup.ts';
import { addressOf, type Place } from '../i18n/site-address.ts';

/** The path of the Korean feed. */
export const FEED = '/feed.xml';

/** The maximum number of stories in a feed. */
const LATEST_COUNT = 30;

/** What a feed says besides its stories. */
interface FeedWords {
  title: string;
  text: string;
  /** Returns what a page calls a tag. */
  tagLabel: (tag: string) => string;
}

function item(story: Story, changed: Date | undefined, { tagLabel }: FeedWords, place: Place): string {
  const { language } = place;
  const address = text(addressOf(paths.story(story.id), place));
  return `<item>
<title>${text(localized(story, 'title', language))}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${visibleSince(story).toUTCString()}</pubDate>
${changed ? `<atom:updated>${changed.toISOString()}</atom:updated>` : ''}
<dc:creator>${text(localized(story, 'author', language))}</dc:creator>
<description>${text(attribute(storyExcerpt(localized(story, 'body', language))))}</description>
${story.tags.map((tag) => `<category>${text(tagLabel(tag))}</category>`).join('')}
</item>`;
}

/**
 * Returns the RSS feed (https://www.rssboard.org/rss-specification) of the latest stories in one language. Feed readers
 * interpret descriptions as HTML, so these are escaped twice.
 * @param stories latest first
 * @param changes the time of the last change of each story that visitors saw
 */
export function storyFeed(
  stories: readonly Story[],
  changes: Changes,
  words: FeedWords,
  place: Place,
): { text: string; changedAt: Date | undefined } {
  const told = stories.slice(0, LATEST_COUNT);
  const last = Math.max(...told.map(({ id }) => changes.get(id)?.getTime() ?? 0));
  const changedAt = last > 0 ? new Date(last) : undefined;
  const rss = `${XML}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${text(`${words.title} · ${BRAND.name[place.language]}`)}</title>
<link>${text(addressOf(paths.stories, place))}</link>
<atom:link href="${text(addressOf(FEED, place))}" rel="self" type="application/rss+xml"/>
<description>${text(words.text)}</description>
<language>${LANGUAGE_TAG[place.language]}</language>
${changedAt ? `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>` : ''}
${told.map((story) => item(story, changes.get(story.id), words, place)).join('\n')}
</channel>
</rss>
`;
  return { text: rss, changedAt };
}
