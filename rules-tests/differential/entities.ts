import { eventSchema, storedEventSchema } from '@app/domain/event/event-schema.ts';
import { savedReplySchema, storedSavedReplySchema } from '@app/domain/contact/saved-reply-schema.ts';
import { faqSchema, storedFaqSchema } from '@app/domain/faq/faq-schema.ts';
import { coffeeSchema, makgeolliSchema, storedProductSchema } from '@app/domain/product/product-schema.ts';
import {
  storedStoreLocationSchema,
  storeLocationSchema,
} from '@app/domain/store-location/store-location-schema.ts';

import { storedStorySchema, storySchema } from '@app/domain/story/story-schema.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import {
  aCoffee,
  aFaq,
  aMakgeolli,
  anEvent,
  aSavedReply,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';
import { z } from 'zod';
import {
  fieldsOf,
  fieldsOfNew,
  ID,
  REQUEST_TIME,
  type Fields,
  type FirestoreCase,
} from '../cases/firestore-case.ts';
import { NOW } from '../in-process/firestore-values.ts';
import type { FieldShape } from './boundary-values.ts';

/** An entity that the admin writes directly, so that rules and schema must accept the same documents. */
export interface Entity {
  readonly name: string;
  readonly collection: string;
  /** The JSON Schema of each field. A new field is tested automatically. */
  readonly shapes: Readonly<Record<string, FieldShape>>;
  /** The fields of a valid new item. */
  readonly valid: Fields;
  /** The same item as stored, with `createdAt` in the past. */
  readonly before: Fields;
  accepts(id: string, fields: Fields): boolean;
}

function entity(
  name: string,
  collection: string,
  { schema, stored, item }: { schema: z.ZodObject; stored: z.ZodType; item: { id: string } },
): Entity {
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const { id: _, hasNoneLeft: __, previousDates: ___, ...shapes } = properties as Record<string, FieldShape>;
  return {
    name,
    collection,
    shapes,
    valid: fieldsOfNew(item),
    before: fieldsOf(item),
    // The id is the document's name, so a field `id` is invalid. Cloud Functions alone add the other two.
    accepts: (id, fields) =>
      !('id' in fields) &&
      !('hasNoneLeft' in fields) &&
      !('previousDates' in fields) &&
      stored.safeParse({ ...asItem(visible(fields) as Fields), id }).success,
  };
}

function asItem(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === REQUEST_TIME ? NOW : value]),
  );
}

/** Returns a character that the rules treat like the given one, and that stays as it is when a text is cleaned. */
function visibleCharacter(character: string): string {
  if (character === '\n' || character === '\t') return character;
  if (/\s/.test(character)) return ' ';
  return cleanCode(character) !== character || /\p{M}|[\u1100-\u11FF]/u.test(character) ? '가' : character;
}

/**
 * Returns the value with visible characters instead of those that the schemas remove or change. The dashboard cleans texts
 * before it writes them; the rules only know white space and take any other character for a letter.
 */
function visible(value: unknown): unknown {
  if (typeof value === 'string') return Array.from(value, visibleCharacter).join('');
  if (Array.isArray(value)) return value.map(visible);
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value as Fields).map(([name, each]) => [name, visible(each)]));
}

export const ENTITIES: readonly Entity[] = [
  entity('coffee', 'products', {
    schema: coffeeSchema,
    stored: storedProductSchema,
    item: aCoffee({ largeWeightGrams: 500, largePriceKrw: 42_000 }),
  }),
  entity('makgeolli', 'products', {
    schema: makgeolliSchema,
    stored: storedProductSchema,
    item: aMakgeolli(),
  }),
  entity('event', 'events', {
    schema: eventSchema,
    stored: storedEventSchema,
    item: anEvent({
      bookingUrl: 'https://example.com/book',
      payment: 'onSite',
      paymentMinutes: 30,
      maxPartySize: 4,
      seriesId: 'Hand drip',
      offerHours: 6,
      verifyHours: 24,
      thanks: 'products/00000000-0000-4000-8000-000000000001',
      includes: ['Beans to take home'],
      includesKr: ['가져가실 원두'],
      host: 'Sample team',
      hostKr: '예시 팀',
      storeLocationId: '00000000-0000-4000-8000-000000000002',
    }),
  }),
  entity('story', 'stories', { schema: storySchema, stored: storedStorySchema, item: aStory() }),
  entity('store location', 'storeLocations', {
    schema: storeLocationSchema,
    stored: storedStoreLocationSchema,
    item: aStoreLocation({
      directions: 'Exit 2',
      directionsKr: '2번 출구',
      specialHours: ['2027-02-06/2027-02-08 closed', '2027-03-05/2027-03-05 10:00-15:00'],
      specialHoursReasons: ['', 'Roasting day'],
      specialHoursReasonsKr: ['설날', '로스팅하는 날'],
    }),
  }),
  entity('FAQ', 'faqs', { schema: faqSchema, stored: storedFaqSchema, item: aFaq() }),
  entity('saved reply', 'savedReplies', {
    schema: savedReplySchema,
    stored: storedSavedReplySchema,
    item: aSavedReply(),
  }),
];

/**
 * Returns the case that the admin creates or updates an item with these fields. The schema determines whether it must
 * be allowed.
 */
export function writeCase(
  { name, collection, before, accepts }: Entity,
  written: Fields,
  { method = 'create', change }: { method?: 'create' | 'update'; change: string },
): FirestoreCase {
  const path = `${collection}/${ID}`;
  const allowed = accepts(ID, written);
  return {
    name: `the admin ${allowed ? 'may' : 'may not'} ${method} a ${name} with ${change}`,
    caller: 'admin',
    method,
    path,
    ...(method === 'update' && { stored: { [path]: before } }),
    written,
    allowed,
  };
}
