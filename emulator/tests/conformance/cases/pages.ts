import { expect } from 'vitest';
import type { Service, Step } from './calls.ts';

// Lists whose documents change between two pages: a page token holds the last name, not an offset.

const nameOf = ({ parent }: Service, path: string) => `${parent}/${path}`;
const paged = (...ids: string[]) => [{ documents: ids.map((id) => ({ name: `pages/${id}` })) }];

const change = (title: string, written: readonly string[], deleted: readonly string[] = []): Step => ({
  title,
  rpc: 'Commit',
  request: (service) => ({
    database: service.database,
    writes: [
      ...written.map((path, n) => ({
        update: { name: nameOf(service, path), fields: { n: { integerValue: String(n) } } },
      })),
      ...deleted.map((path) => ({ delete: nameOf(service, path) })),
    ],
  }),
  expected: [{ commitTime: expect.any(String) }],
});

const list = (title: string, others: Record<string, unknown>, ...ids: string[]): Step => ({
  title,
  rpc: 'ListDocuments',
  request: ({ parent, extracted }) => ({
    parent,
    collectionId: 'pages',
    pageSize: 2,
    ...(others['pageToken'] !== 'none' && extracted['pages'] && { pageToken: extracted['pages'] }),
    ...Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'pageToken')),
  }),
  expected: paged(...ids),
  extract: ([answer]) => ({ pages: answer!['nextPageToken'] }),
});
const FIRST = { pageToken: 'none' };

const collections = (title: string, first: boolean, ...ids: string[]): Step => ({
  title,
  rpc: 'ListCollectionIds',
  request: (service) => ({
    parent: nameOf(service, 'pages/c'),
    pageSize: 1,
    ...(!first && { pageToken: service.extracted['pages'] }),
  }),
  expected: [{ collectionIds: ids }],
  extract: ([answer]) => ({ pages: answer!['nextPageToken'] }),
});

const partitions = (title: string, first: boolean, id: string): Step => ({
  title,
  rpc: 'PartitionQuery',
  request: ({ parent, extracted }) => ({
    parent,
    structuredQuery: {
      from: [{ collectionId: 'pages', allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    },
    partitionCount: '9',
    pageSize: 1,
    ...(!first && { pageToken: extracted['pages'] }),
  }),
  expected: [{ partitions: [{ values: [{ referenceValue: `pages/${id}` }] }] }],
  extract: ([answer]) => ({ pages: answer!['nextPageToken'] }),
});

export const PAGE_STEPS: readonly Step[] = [
  change(
    'Commit of six documents',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `pages/${id}`),
  ),
  list('ListDocuments, a page of two', FIRST, 'a', 'b'),
  change('Commit that deletes the first page', [], ['pages/a', 'pages/b']),
  list('ListDocuments continues after the deleted page', {}, 'c', 'd'),
  change('Commit that adds documents before the next page', ['pages/a', 'pages/b', 'pages/bb']),
  list('ListDocuments repeats nothing after documents were added', {}, 'e', 'f'),
  change(
    'Commit that gives the documents an order',
    ['b', 'bb', 'c', 'd', 'e'].map((id) => `pages/${id}`),
  ),
  list('ListDocuments in descending order', { ...FIRST, orderBy: 'n desc' }, 'f', 'e'),
  change('Commit that deletes the last document of the page', [], ['pages/e']),
  list('ListDocuments continues after the order of the deleted document', { orderBy: 'n desc' }, 'd', 'c'),
  change('Commit of a document below a missing one', ['pages/ab/below/x', 'pages/c/one/x', 'pages/c/two/x']),
  list('ListDocuments with missing documents', { ...FIRST, showMissing: true }, 'a', 'ab'),
  change('Commit that deletes a listed document', [], ['pages/a']),
  list('ListDocuments continues after a missing document', { showMissing: true }, 'b', 'bb'),
  collections('ListCollectionIds, a page of one', true, 'one'),
  change('Commit that deletes the listed collection', [], ['pages/c/one/x']),
  collections('ListCollectionIds continues after the deleted collection', false, 'two'),
  partitions('PartitionQuery, a page of one', true, 'bb'),
  change('Commit that deletes the document before the listed cursor', [], ['pages/b']),
  partitions('PartitionQuery continues after the listed cursor', false, 'c'),
  {
    title: 'ListDocuments with a token that no page had',
    rpc: 'ListDocuments',
    request: ({ parent }) => ({ parent, collectionId: 'pages', pageToken: 'MQ' }),
    expected: 'INVALID_ARGUMENT',
  },
];
