import { aStory } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, ID, REQUEST_TIME, type FirestoreCase } from './firestore-case.ts';
import { long, untrimmed } from './texts.ts';
import { visibilityCases } from './visibility.ts';

const past = new Date('2020-01-01T00:00:00Z');
const future = new Date('2999-01-01T00:00:00Z');
const story = fieldsOf(aStory({ publishedAt: past }));

export const STORY_CASES: readonly FirestoreCase[] = [
  ...visibilityCases({
    collection: 'stories',
    shown: story,
    hidden: {
      'an unpublished story': { ...story, isPublished: false },
      'a story whose day lies ahead': { ...story, publishedAt: future },
      'an unpublished story whose day lies ahead': { ...story, isPublished: false, publishedAt: future },
      'a story without a day': { ...story, publishedAt: null },
    },
    open: {
      'published stories up to a day that has come': [
        ['isPublished', '==', true],
        ['publishedAt', '<=', past],
      ],
    },
    closed: {
      everything: [],
      'published stories of any day': [['isPublished', '==', true]],
      'stories up to now, unpublished ones with them': [['publishedAt', '<=', past]],
      'unpublished stories': [
        ['isPublished', '==', false],
        ['publishedAt', '<=', past],
      ],
      'published stories up to a day that lies ahead': [
        ['isPublished', '==', true],
        ['publishedAt', '<=', future],
      ],
    },
  }),
  ...contentCases({
    collection: 'stories',
    make: aStory,
    optional: ['coverImageAlt', 'coverImageAltKr'],
    accepted: {
      'a cover': { coverImage: 'stories/a-1.webp' },
      'a cover of another type': { coverImage: 'products/b.jpg' },
      'a cover of yet another type': { coverImage: 'events/2.jpeg' },
      'a cover of the newest type': { coverImage: 'stories/c.avif' },
      'a cover with the longest name': { coverImage: `stories/${long(81)}.png` },
      'tags of one character and of forty': { tags: ['가', long(40)] },
      'a day that lies ahead': { publishedAt: future, isPublished: false },
      'a body of 50,000 characters': { body: long(50_000) },
      'no Korean body and no Korean name': { bodyKr: '', authorKr: '' },
    },
    refused: {
      ...untrimmed((tag) => ({ tags: ['coffee', tag] })),
      'an unknown field': { views: 1 },
      'an empty title': { title: '' },
      'a Korean title of 121 characters': { titleKr: long(121) },
      'no body': { body: '' },
      'a body of 50,001 characters': { body: long(50_001) },
      'a Korean body that is no text': { bodyKr: ['x'] },
      'no author': { author: '' },
      'an author of 121 characters': { author: long(121) },
      'a Korean author of 121 characters': { authorKr: long(121) },
      'no reading time': { readingTime: 0 },
      'a reading time of 601 minutes': { readingTime: 601 },
      'a cover with a name too long': { coverImage: `stories/${long(82)}.png` },
      'a cover from elsewhere': { coverImage: 'https://example.com/a.png' },
      'words of 201 characters for its cover': { coverImageAlt: long(201) },
      'Korean words for its cover that are no text': { coverImageAltKr: 5 },
      'tags that are no list': { tags: 'coffee' },
      'a day as text': { publishedAt: '2026-01-01T00:00:00Z' },
      'a publication that is no bool': { isPublished: 1 },
    },
  }),
];

/** Only where the clock stands still: the very moment of publication. */
export const STORY_CASES_AT_THE_MOMENT: readonly FirestoreCase[] = [
  {
    name: 'a visitor gets a story at the moment of its publication',
    caller: 'nobody',
    method: 'get',
    path: `stories/${ID}`,
    stored: { [`stories/${ID}`]: { ...story, publishedAt: REQUEST_TIME } },
    allowed: true,
  },
  {
    name: 'a visitor lists the stories up to this very moment',
    caller: 'nobody',
    method: 'list',
    path: 'stories',
    where: [
      ['isPublished', '==', true],
      ['publishedAt', '<=', REQUEST_TIME],
    ],
    allowed: true,
  },
];
