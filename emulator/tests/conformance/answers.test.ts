import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRfc3339, wireToMicros } from '../../src/values/timestamp.ts';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { overGrpc, overRest } from '../support/raw-calls.ts';
import type { RawCalls } from '../support/raw-calls.ts';

// What answers contain apart from the data: omitted values and times. For WebChannel see protocol-webchannel/serve.test.ts.

const DATABASE = 'projects/demo-answers/databases/(default)';
const PARENT = `${DATABASE}/documents`;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/) as string;

let emulator: TestEmulator;
let calls: RawCalls;

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

const micros = (time: unknown): number => wireToMicros(parseRfc3339(String(time)));

/** Calls an RPC that answers once or more, and returns the last answer. */
async function call(rpc: string, request: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answers = await calls.call(rpc, request);
  if (typeof answers === 'string') throw new Error(`${rpc} failed: ${answers}`);
  return answers.at(-1) ?? {};
}

const commit = (id: string, fields: object = {}): Promise<Record<string, unknown>> =>
  call('Commit', { database: DATABASE, writes: [{ update: { name: `${PARENT}/answers/${id}`, fields } }] });

describe('over REST', () => {
  beforeAll(() => {
    calls = overRest(emulator.address);
  });

  const query = { from: [{ collectionId: 'none', allDescendants: true }] };
  const byName = { ...query, orderBy: [{ field: { fieldPath: '__name__' } }] };
  test.each([
    ['ListDocuments of an empty collection', 'ListDocuments', { parent: PARENT, collectionId: 'none' }, {}],
    ['ListCollectionIds of a document without any', 'ListCollectionIds', { parent: `${PARENT}/none/x` }, {}],
    [
      'PartitionQuery of an empty collection',
      'PartitionQuery',
      { parent: PARENT, structuredQuery: byName, partitionCount: '2' },
      {},
    ],
    ['Commit without writes', 'Commit', { database: DATABASE, writes: [] }, { commitTime: TIME }],
    ['RunQuery without results', 'RunQuery', { parent: PARENT, structuredQuery: query }, { readTime: TIME }],
    ['BatchWrite without writes', 'BatchWrite', { database: DATABASE, writes: [] }, {}],
  ])('%s omits empty values', async (_, rpc, request, expected) => {
    expect(await call(rpc, request)).toEqual(expected);
  });

  test('a list ends with a page without a token', async () => {
    for (const id of ['a', 'b', 'c']) await commit(`x/list/${id}`);
    const sizes: number[] = [];
    let pageToken: unknown;
    do {
      const answer = await call('ListDocuments', {
        parent: `${PARENT}/answers/x`,
        collectionId: 'list',
        pageSize: 2,
        ...(pageToken !== undefined && { pageToken }),
      });
      sizes.push((answer['documents'] as unknown[]).length);
      pageToken = answer['nextPageToken'];
    } while (pageToken !== undefined && sizes.length < 5);
    expect(sizes).toEqual([2, 1]);
  });

  test('a document without fields has no fields, and empty values keep their types', async () => {
    const name = `${PARENT}/answers/empty`;
    await commit('empty');
    expect(await call('GetDocument', { name })).toEqual({ name, createTime: TIME, updateTime: TIME });
    const fields = {
      text: { stringValue: '' },
      flag: { booleanValue: false },
      count: { integerValue: '0' },
      double: { doubleValue: 0 },
      nothing: { nullValue: null },
      bytes: { bytesValue: '' },
    };
    await commit('empty', {
      ...fields,
      list: { arrayValue: { values: [] } },
      map: { mapValue: { fields: {} } },
      place: { geoPointValue: { latitude: 0, longitude: -0.5 } },
    });
    expect((await call('GetDocument', { name }))['fields']).toEqual({
      ...fields,
      list: { arrayValue: {} },
      map: { mapValue: {} },
      place: { geoPointValue: { longitude: -0.5 } },
    });
  });
});

describe.each([
  ['gRPC', overGrpc],
  ['REST', overRest],
])('times over %s', (_, open) => {
  beforeAll(() => {
    calls = open(emulator.address);
  });
  afterAll(() => calls.close());

  const query = { from: [{ collectionId: 'answers' }] };
  test.each([
    ['BatchGetDocuments', { database: DATABASE, documents: [`${PARENT}/answers/time`] }],
    ['RunQuery', { parent: PARENT, structuredQuery: query }],
    [
      'RunAggregationQuery',
      {
        parent: PARENT,
        structuredAggregationQuery: { structuredQuery: query, aggregations: [{ alias: 'c', count: {} }] },
      },
    ],
  ])('%s has its own read time, between the commits before and after it', async (rpc, request) => {
    const before = micros((await commit('time'))['commitTime']);
    const { readTime } = await call(rpc, request);
    const later = micros((await call(rpc, request))['readTime']);
    const after = micros((await commit('time', { n: { integerValue: '1' } }))['commitTime']);
    expect(micros(readTime)).toBeGreaterThan(before);
    expect(later).toBeGreaterThan(micros(readTime));
    expect(after).toBeGreaterThan(later);
    const then = await call('GetDocument', { name: `${PARENT}/answers/time`, readTime });
    expect(then).not.toHaveProperty('fields.n');
  });

  test('commits have microseconds', async () => {
    const times: number[] = [];
    for (let i = 0; i < 20; i += 1) times.push(micros((await commit('time'))['commitTime']));
    // One in a thousand ends with the millisecond by chance.
    expect(times.filter((time) => time % 1000 !== 0).length).toBeGreaterThan(15);
  });
});
