import { BRAND } from '@app/domain/brand.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { seoulIso } from '@app/domain/shared/seoul-time.ts';
import { changedForVisitors, visibleSince } from '@app/domain/shared/visibility.ts';
import { storyExcerpt } from '@app/domain/story/story-excerpt.ts';
import type { Story } from '@app/domain/story/story-schema.ts';
import { paths } from '../../config/paths.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import { image, type Thing } from './thing.ts';
import { organizationId } from './organization.ts';

/** Returns the author as https://schema.org/Person, or as Organization if it is a team that carries the name of the brand. */
function authorOf(story: Story, language: Language): Thing {
  const name = localized(story, 'author', language);
  const isTeam = Object.values(BRAND.name).some((brand) => name.includes(brand));
  return { '@type': isTeam ? 'Organization' : 'Person', name };
}

/**
 * Returns a story as https://schema.org/Article; search engines expect headline, image, dates and the author's name.
 * @param shareImages URLs of its share images, used if it has no picture
 */
export function article(
  story: Story,
  place: Place,
  { changed, shareImages = [] }: { changed?: Date | undefined; shareImages?: readonly string[] } = {},
): Thing {
  const { language } = place;
  const url = addressOf(paths.story(story.id), place);
  return {
    '@type': 'Article',
    headline: localized(story, 'title', language),
    description: storyExcerpt(localized(story, 'body', language)),
    datePublished: seoulIso(visibleSince(story)),
    // A change before the publication date does not count as a modification.
    dateModified: seoulIso(changedForVisitors(story, changed ?? story.publishedAt)),
    author: authorOf(story, language),
    publisher: { '@id': organizationId(place) },
    image: story.coverImage ? [image(story.coverImage, story.coverImageCredit)] : shareImages,
    keywords: story.tags.length > 0 ? story.tags.join(', ') : undefined,
    inLanguage: LANGUAGE_TAG[language],
    url,
    mainEntityOfPage: url,
  };
}
