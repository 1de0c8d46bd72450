import { aStory } from '@app/domain/testing/factories.ts';
import { contentCases } from './content-cases.ts';
import { fieldsOf, ID, REQUEST_TIME, type FirestoreCase } from './firestore-case.ts';
import { long, untrimmed } from './sample-texts.ts';
import { HIDDEN_BY_TIME, VISIBLE_NOW, WRONG_TIMES } from './visible-times.ts';
import { visibilityCases } from './visibility-cases.ts';

const past = new Date('2020-01-01T00:00:00Z');
const future = new Date('2999-01-01T00:00:00Z');
const story = fieldsOf(aStory({ publishedAt: past }));

export const STORY_CASES: readonly FirestoreCase[] = [
  ...visibilityCases({
    collection: 'stories',
    visible: story,
    hidden: {
      'an unpublished story': { ...story, isPublished: false },
      'a story with a future publication date': { ...story, publishedAt: future },
      'an unpublished story with a future publication date': {
        ...story,
        isPublished: false,
        publishedAt: future,
      },
      'a story without a publication date': { ...story, publishedAt: null },
      ...HIDDEN_BY_TIME(story),
    },
    publicQueries: {
      'published stories up to a past date': [
        ['isPublished', '==', true],
        ['publishedAt', '<=', past],
        ...VISIBLE_NOW,
      ],
    },
    adminQueries: {
      'published stories up to a past date, at any time': [
        ['isPublished', '==', true],
        ['publishedAt', '<=', past],
      ],
      'all stories': [],
      'published stories of any date': [['isPublished', '==', true], ...VISIBLE_NOW],
      'published and unpublished stories up to a past date': [['publishedAt', '<=', past], ...VISIBLE_NOW],
      'unpublished stories': [['isPublished', '==', false], ['publishedAt', '<=', past], ...VISIBLE_NOW],
      'published stories up to a future date': [
        ['isPublished', '==', true],
        ['publishedAt', '<=', future],
        ...VISIBLE_NOW,
      ],
    },
  }),
  ...contentCases({
    collection: 'stories',
    createItem: aStory,
    optional: ['coverImageAlt', 'coverImageAltKr', 'coverImageFocus', 'coverImageCredit', 'productIds'],
    accepted: {
      'a cover image': { coverImage: 'stories/a-1.webp' },
      'a JPEG cover image': { coverImage: 'products/b.jpg' },
      'a cover image with the extension .jpeg': { coverImage: 'events/2.jpeg' },
      'an AVIF cover image': { coverImage: 'stories/c.avif' },
      'a cover image with the longest name': { coverImage: `stories/${long(81)}.png` },
      'products that it speaks of': { productIds: [ID] },
      'tags of one character and of forty': { tags: ['가', long(40)] },
      'a future publication date': { publishedAt: future, isPublished: false },
      'a body of 50,000 characters': { body: long(50_000) },
      'no Korean body and author': { bodyKr: '', authorKr: '' },
    },
    rejected: {
      ...WRONG_TIMES,
      ...untrimmed((tag) => ({ tags: ['coffee', tag] })),
      'an unknown field': { views: 1 },
      'an empty title': { title: '' },
      'a Korean title of 121 characters': { titleKr: long(121) },
      'an empty body': { body: '' },
      'a body of 50,001 characters': { body: long(50_001) },
      'a Korean body that is not a string': { bodyKr: ['x'] },
      'an empty author': { author: '' },
      'an author of 121 characters': { author: long(121) },
      'a Korean author of 121 characters': { authorKr: long(121) },
      'a reading time of 0': { readingTime: 0 },
      'a reading time of 601 minutes': { readingTime: 601 },
      'a cover image with a name that is too long': { coverImage: `stories/${long(82)}.png` },
      'a cover image from another site': { coverImage: 'https://example.com/a.png' },
      'alt text of 201 characters': { coverImageAlt: long(201) },
      'Korean alt text that is not a string': { coverImageAltKr: 5 },
      'focal point beside the grid': { coverImageFocus: '55 30' },
      'credit of 201 characters': { coverImageCredit: long(201) },
      'tags that are not a list': { tags: 'coffee' },
      'products that are not a list': { productIds: ID },
      'a publication date as a string': { publishedAt: '2026-01-01T00:00:00Z' },
      'isPublished that is not a boolean': { isPublished: 1 },
    },
  }),
];

/** Cases at the exact time of publication, which need the fixed time of in-process evaluation. */
export const STORY_CASES_WITH_FIXED_TIME: readonly FirestoreCase[] = [
  {
    name: 'a visitor may get a story at the exact time of its publication',
    caller: 'anonymous',
    method: 'get',
    path: `stories/${ID}`,
    stored: { [`stories/${ID}`]: { ...story, publishedAt: REQUEST_TIME } },
    allowed: true,
  },
  {
    name: 'a visitor may get a story at the exact time from which it is visible',
    caller: 'anonymous',
    method: 'get',
    path: `stories/${ID}`,
    stored: { [`stories/${ID}`]: { ...story, visibleFrom: REQUEST_TIME } },
    allowed: true,
  },
  {
    name: 'a visitor may not get a story at the exact time until which it is visible',
    caller: 'anonymous',
    method: 'get',
    path: `stories/${ID}`,
    stored: { [`stories/${ID}`]: { ...story, visibleUntil: REQUEST_TIME } },
    allowed: false,
  },
  {
    name: 'a visitor may list the stories published up to the request time',
    caller: 'anonymous',
    method: 'list',
    path: 'stories',
    where: [['isPublished', '==', true], ['publishedAt', '<=', REQUEST_TIME], ...VISIBLE_NOW],
    allowed: true,
  },
];
