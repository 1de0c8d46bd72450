import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { seoulIso } from '@app/domain/shared/seoul-time.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths } from '../../config/paths.ts';
import { pictureUrl } from '../../lib/picture-url.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import { organizationId } from './organization.ts';
import type { Thing } from './thing.ts';

/**
 * https://schema.org/Article: headline, image, dates and the author's name are what is asked for.
 * @param drawn addresses of the pictures that are drawn for it, which stand for it where it has none of its own.
 */
export function article(
  story: Story,
  place: Place,
  { changed, drawn = [] }: { changed?: Date | undefined; drawn?: readonly string[] } = {},
): Thing {
  const { language } = place;
  const url = addressOf(paths.story(story.id), place);
  return {
    '@type': 'Article',
    headline: localized(story, 'title', language),
    description: storyExcerpt(localized(story, 'body', language)),
    datePublished: seoulIso(story.publishedAt),
    // A story that was written beforehand was not changed since.
    dateModified: changed && changed > story.publishedAt ? seoulIso(changed) : seoulIso(story.publishedAt),
    author: { '@type': 'Person', name: localized(story, 'author', language) },
    publisher: { '@id': organizationId(place) },
    image: story.coverImage ? [pictureUrl(story.coverImage)] : drawn,
    keywords: story.tags.length > 0 ? story.tags.join(', ') : undefined,
    inLanguage: LANGUAGE_TAG[language],
    url,
    mainEntityOfPage: url,
  };
}
