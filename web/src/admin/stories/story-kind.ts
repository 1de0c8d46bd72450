import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { localized } from '@app/domain/shared/localized.ts';
import {
  storyInputSchema,
  type Story,
  STORY_DEFAULTS,
  STORY_LIMITS,
} from '@app/domain/story/story-schema.ts';
import { STORY_TAGS } from '@app/domain/story/story-tags.ts';
import type { ContentKind } from '../editing/content-kind.ts';

export const STORIES: ContentKind<Story> = {
  name: 'stories',
  apiPath: '/api/admin/stories',
  schema: storyInputSchema,
  isStamped: true,
  flag: 'isPublished',
  nameField: 'title',
  sections: [
    {
      name: 'words',
      fields: [
        { kind: 'text', name: 'title', isTranslated: true },
        { kind: 'text', name: 'body', isTranslated: true, rows: 14, formatted: 'stories' },
        { kind: 'text', name: 'author', isTranslated: true },
      ],
    },
    {
      name: 'pictures',
      fields: [
        {
          kind: 'pictures',
          name: 'coverImage',
          folder: 'stories',
          max: 1,
          altName: 'coverImageAlt',
          focusName: 'coverImageFocus',
          creditName: 'coverImageCredit',
        },
      ],
    },
    {
      name: 'publishing',
      fields: [
        {
          kind: 'number',
          name: 'readingTime',
          min: 1,
          max: STORY_LIMITS.readingTime,
          decimals: 0,
          fallback: STORY_DEFAULTS.readingTime,
          unit: 'minutes',
        },
        { kind: 'list', name: 'tags', suggestions: STORY_TAGS, areTags: true },
        { kind: 'products', name: 'productIds' },
        { kind: 'moment', name: 'publishedAt' },
        { kind: 'flag', name: 'isPublished' },
        { kind: 'moment', name: 'visibleFrom', fallback: ALWAYS_VISIBLE.visibleFrom },
        { kind: 'moment', name: 'visibleUntil', fallback: ALWAYS_VISIBLE.visibleUntil },
      ],
    },
  ],
  blank: (now) => ({ publishedAt: now, isPublished: true }),
  copied: (now) => ({ isPublished: false, publishedAt: now }),
  nameOf: (story, language) => localized(story, 'title', language),
  previews: {
    card: lazyChunk(async () => (await import('./story-preview.tsx')).StoryCardPreview),
    page: lazyChunk(async () => {
      // The parser of formatted texts, without which the page shows them unformatted.
      void import('../../features/stories/body/parse-story-text.ts').catch(() => {});
      return (await import('./story-preview.tsx')).StoryPagePreview;
    }),
  },
};
