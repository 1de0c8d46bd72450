import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string }[];
}

const { indexes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../firestore.indexes.json'), 'utf8'),
) as { indexes: Index[] };

/** Returns the directions in which the indexes of these fields sort by the last one. */
function directionsOf(collection: string, fields: readonly string[]) {
  return indexes
    .filter(
      (index) =>
        index.collectionGroup === collection &&
        index.fields.map(({ fieldPath }) => fieldPath).join() === fields.join(),
    )
    .map((index) => index.fields.at(-1)?.order)
    .toSorted();
}

/** The filters and the order of each list that is shown in both directions within its filters. */
it.each([
  ['auditLog', ['collection', 'when']],
  ...['name', 'createdAt'].map((order): [string, string[]] => ['contacts', ['isRead', order]]),
  ...['to', 'createdAt'].map((order): [string, string[]] => ['mail', ['delivery.state', order]]),
  ...['totalWon', 'createdAt'].map((order): [string, string[]] => ['orders', ['ledger.state', order]]),
  ...['title', 'titleKr', 'price', 'dateTime'].flatMap((order): [string, string[]][] => [
    ['events', ['seriesId', order]],
    ['events', ['isActive', order]],
  ]),
  ...['type', 'availability', 'isPublished'].flatMap((filter) =>
    ['title', 'titleKr', 'price', 'type', 'availability']
      .filter((order) => order !== filter)
      .map((order): [string, string[]] => ['products', [filter, order]]),
  ),
  ...['title', 'titleKr', 'publishedAt'].map((order): [string, string[]] => [
    'stories',
    ['isPublished', order],
  ]),
  ...['question', 'questionKr', 'order'].map((order): [string, string[]] => ['faqs', ['isActive', order]]),
  ...['name', 'nameKr'].map((order): [string, string[]] => ['storeLocations', ['isActive', order]]),
  ...['email', 'subscribedAt'].flatMap((order): [string, string[]][] => [
    ['newsletterSubscriptions', ['isActive', order]],
    ['newsletterSubscriptions', ['isActive', order, 'confirmedAt']],
  ]),
  ...['name', 'createdAt'].flatMap((order): [string, string[]][] => [
    ['bookings', ['eventId', order]],
    ['bookings', ['status', order]],
    ['bookings', ['eventId', 'status', order]],
  ]),
] satisfies [string, string[]][])('%s have indexes for both directions within %j', (collection, fields) => {
  expect(directionsOf(collection, fields)).toEqual(['ASCENDING', 'DESCENDING']);
});

/** The filters and the order of each list that is shown in one direction. */
it.each([
  ['products', ['isPublished', 'createdAt'], 'DESCENDING'],
  ['products', ['availability', 'createdAt'], 'DESCENDING'],
  ['products', ['type', 'createdAt'], 'DESCENDING'],
  ['products', ['availability', 'type', 'createdAt'], 'DESCENDING'],
  ['dataRequests', ['state', 'erasure.dueAt'], 'ASCENDING'],
  ['auditLog', ['item', 'when'], 'DESCENDING'],
  ['contentHistory', ['item', 'when'], 'DESCENDING'],
  // Firestore merges these for a search within the filters of a list.
  ['searchEntries', ['collection', 'tokens', 'at'], 'DESCENDING'],
  ['searchEntries', ['collection', 'state', 'at'], 'DESCENDING'],
  ['searchEntries', ['collection', 'event', 'at'], 'DESCENDING'],
])('%s have an index for %j, %s', (collection, fields, direction) => {
  expect(directionsOf(collection, fields)).toContain(direction);
});
