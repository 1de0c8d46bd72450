import { AggregateField, FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminClient } from '../support/admin-client.ts';
import { PROJECT, startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';

// Queries that only the server SDK supports.

let emulator: TestEmulator;
let db: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator();
  ({ db, close } = adminClient(emulator));
});

afterAll(async () => {
  await close();
  await emulator.close();
});

const ids = async (query: Query): Promise<string> =>
  (await query.get()).docs.map(({ ref }) => ref.id).join('');

function runQuery(structuredQuery: object, parent = '', authorization = 'Bearer owner'): Promise<Response> {
  const root = `http://${emulator.address}/v1/projects/${PROJECT}/databases/(default)/documents`;
  return fetch(`${root}${parent}:runQuery`, {
    method: 'POST',
    headers: { Authorization: authorization },
    body: JSON.stringify({ structuredQuery }),
  });
}

describe('vector search', () => {
  const POINTS: Record<string, unknown> = {
    a: FieldValue.vector([1, 0]),
    b: FieldValue.vector([10, 1]),
    c: FieldValue.vector([0, 2]),
    d: FieldValue.vector([-1, 0]),
    e: FieldValue.vector([0, 0]),
    f: FieldValue.vector([1, 0, 0]),
    g: [1, 0],
    h: 'text',
  };
  const search = (
    distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT',
    more: { limit?: number; distanceThreshold?: number; distanceResultField?: string } = {},
  ): ReturnType<Query['findNearest']> =>
    db
      .collection('points')
      .findNearest({ vectorField: 'at', queryVector: [2, 0], limit: 10, distanceMeasure, ...more });
  const found = async (query: ReturnType<typeof search>): Promise<string> =>
    (await query.get()).docs.map(({ id }) => id).join('');

  beforeAll(async () => {
    for (const [id, at] of Object.entries(POINTS)) await db.doc(`points/${id}`).set({ at, odd: id < 'c' });
  });

  test.each([
    ['EUCLIDEAN', {}, 'aecdb'],
    ['EUCLIDEAN', { limit: 2 }, 'ae'],
    ['EUCLIDEAN', { distanceThreshold: 2 }, 'ae'],
    ['COSINE', {}, 'abcd'],
    ['COSINE', { distanceThreshold: 1 }, 'abc'],
    ['DOT_PRODUCT', {}, 'baced'],
    ['DOT_PRODUCT', { distanceThreshold: 2 }, 'ba'],
  ] as const)('orders documents by %s distance with the options %o', async (measure, more, expected) => {
    expect(await found(search(measure, more))).toBe(expected);
  });

  test('searches only documents that match the filters', async () => {
    const query = db.collection('points').where('odd', '==', false);
    const nearest = query.findNearest({
      vectorField: 'at',
      queryVector: [2, 0],
      limit: 1,
      distanceMeasure: 'EUCLIDEAN',
    });
    expect(await found(nearest)).toBe('e');
  });

  test('returns the distance on request, without storing it', async () => {
    const { docs } = await search('EUCLIDEAN', { distanceResultField: 'how.far', limit: 2 }).get();
    expect(docs.map((doc) => doc.get('how.far'))).toEqual([1, 2]);
    expect((await db.doc('points/a').get()).get('how')).toBeUndefined();
  });

  test.each([
    ['no limit', { limit: undefined }],
    ['a limit above 1,000', { limit: 1001 }],
    ['no vector', { queryVector: { doubleValue: 1 } }],
    ['an unknown measure', { distanceMeasure: 'DISTANCE_MEASURE_UNSPECIFIED' }],
  ])('rejects a search with %s', async (_, change) => {
    const vector = {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }] } },
        },
      },
    };
    const findNearest = {
      vectorField: { fieldPath: 'at' },
      queryVector: vector,
      distanceMeasure: 'COSINE',
      limit: 1,
    };
    const from = [{ collectionId: 'points' }];
    expect((await runQuery({ from, findNearest })).status).toBe(200);
    expect((await runQuery({ from, findNearest: { ...findNearest, ...change } })).status).toBe(400);
  });
});

describe('partitions', () => {
  const group = (): ReturnType<Firestore['collectionGroup']> => db.collectionGroup('parts');

  beforeAll(async () => {
    const batch = db.batch();
    for (let i = 0; i < 25; i++)
      batch.set(db.doc(`homes/${i % 3}/parts/${String(i).padStart(2, '0')}`), { i });
    await batch.commit();
  });

  test.each([1, 2, 4, 25, 100])(
    '%i requested partitions contain every document once, in order',
    async (count) => {
      const sizes: number[] = [];
      const seen: string[] = [];
      for await (const partition of group().getPartitions(count)) {
        const { docs } = await partition.toQuery().get();
        sizes.push(docs.length);
        seen.push(...docs.map(({ ref }) => ref.path));
      }
      const all = await group().orderBy(FieldPath.documentId()).get();
      expect(seen).toEqual(all.docs.map(({ ref }) => ref.path));
      expect(sizes).toHaveLength(Math.min(count, 25));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    ['a query that is not a collection group', { from: [{ collectionId: 'parts' }] }],
    ['a query with a filter', { where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'a' } } } }],
    ['a query with another order', { orderBy: [{ field: { fieldPath: 'i' }, direction: 'ASCENDING' }] }],
    ['a query with a limit', { limit: 5 }],
  ])('rejects partitioning %s', async (_, change) => {
    const url = `http://${emulator.address}/v1/projects/${PROJECT}/databases/(default)/documents:partitionQuery`;
    const ask = (structuredQuery: object, partitionCount = 2): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ structuredQuery, partitionCount }),
      });
    const from = [{ collectionId: 'parts', allDescendants: true }];
    expect((await ask({ from })).status).toBe(200);
    expect((await ask({ from }, 0)).status).toBe(400);
    expect((await ask({ from, ...change })).status).toBe(400);
  });
});

describe('query explain', () => {
  beforeAll(async () => {
    for (let n = 0; n < 5; n++) await db.doc(`explained/${n}`).set({ n, kind: 'x' });
  });

  test('returns the plan without running the query when analyze is not set', async () => {
    const query = db.collection('explained').where('kind', '==', 'x').orderBy('n', 'desc');
    const { metrics, snapshot } = await query.explain();
    expect(snapshot).toBeNull();
    expect(metrics.executionStats).toBeNull();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(kind ASC, n DESC, __name__ DESC)' },
    ]);
  });

  test('returns execution statistics when analyze is set', async () => {
    const { metrics, snapshot } = await db
      .collection('explained')
      .where('n', '>', 1)
      .explain({ analyze: true });
    expect(snapshot?.size).toBe(3);
    expect(metrics.executionStats).toMatchObject({ resultsReturned: 3, readOperations: 3 });
  });

  test('returns the plan and the result of an aggregation', async () => {
    const query = db.collectionGroup('explained').count();
    expect((await query.explain()).snapshot).toBeNull();
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ count: 5 });
    expect(metrics.planSummary.indexesUsed).toMatchObject([{ query_scope: 'Collection group' }]);
  });

  test('includes the summed field in the index of an aggregation', async () => {
    const query = db.collection('explained').where('kind', '==', 'x');
    const { metrics } = await query.aggregate({ total: AggregateField.sum('n') }).explain();
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(kind ASC, n ASC, __name__ ASC)' },
    ]);
  });

  test('returns the metrics as plain JSON over REST', async () => {
    const root = `http://${emulator.address}/v1/projects/${PROJECT}/databases/(default)/documents`;
    const response = await fetch(`${root}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'explained' }], limit: 1 },
        explainOptions: { analyze: true },
      }),
    });
    const answers: unknown = await response.json();
    expect(answers).toMatchObject([
      {
        document: {},
        explainMetrics: {
          planSummary: { indexesUsed: [{ properties: '(__name__ ASC)' }] },
          executionStats: { resultsReturned: '1', executionDuration: expect.stringMatching(/^\d+\.\d{9}s$/) },
        },
      },
    ]);
  });
});

describe('queries without a collection', () => {
  beforeAll(async () => {
    for (const path of ['tree/a', 'tree/a/b/c', 'tree/a/d/e', 'tree/a/b/c/f/g']) await db.doc(path).set({});
  });

  test('find the documents of all collections directly below the parent', async () => {
    const response = await runQuery({}, '/tree/a');
    const answers: unknown = await response.json();
    expect(answers).toMatchObject([
      { document: { name: expect.stringMatching(/tree\/a\/b\/c$/) } },
      { document: { name: expect.stringMatching(/tree\/a\/d\/e$/) } },
    ]);
  });

  test('are denied to everyone but the admin', async () => {
    expect((await runQuery({}, '/tree/a', '')).status).toBe(403);
    expect((await runQuery({ from: [{ allDescendants: true }] }, '/tree/a', '')).status).toBe(403);
  });

  test('let recursiveDelete delete everything below a document', async () => {
    await db.recursiveDelete(db.doc('tree/a'));
    expect(await ids(db.collectionGroup('f'))).toBe('');
    expect(await db.doc('tree/a').listCollections()).toEqual([]);
  });
});
