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

/** The filter and the order of each list that is shown in both directions within its filter. */
it.each([
  ['contacts', 'isRead', 'createdAt'],
  ['mail', 'delivery.state', 'createdAt'],
  ['auditLog', 'collection', 'when'],
  ['orders', 'ledger.state', 'createdAt'],
  ['events', 'seriesId', 'dateTime'],
  ['events', 'isActive', 'dateTime'],
  ['stories', 'isPublished', 'publishedAt'],
  ['faqs', 'isActive', 'order'],
  ['storeLocations', 'isActive', 'name'],
])('%s have indexes for both directions within a filter', (collection, filter, order) => {
  const directions = indexes
    .filter(({ collectionGroup, fields }) => {
      const paths = fields.map(({ fieldPath }) => fieldPath);
      return collectionGroup === collection && paths.join() === [filter, order].join();
    })
    .map(({ fields }) => fields.at(-1)?.order);
  expect(directions.toSorted()).toEqual(['ASCENDING', 'DESCENDING']);
});
