import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as lite from 'firebase/firestore/lite';
import { Contention } from '../../src/store/contention.ts';
import { adminClient } from '../support/admin-client.ts';
import { PROJECT, startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { overGrpc, overRest } from '../support/raw-calls.ts';
import type { RawCalls } from '../support/raw-calls.ts';
import { liteClient } from '../support/web-clients.ts';

// Tests the emulator as started with --contention.

const DATABASE = `projects/${PROJECT}/databases/(default)`;
let emulator: TestEmulator;
let db: Firestore;
let close: () => Promise<void>;

beforeAll(async () => {
  emulator = await startEmulator(undefined, { contention: new Contention() });
  ({ db, close } = adminClient(emulator));
});

afterAll(async () => {
  await close();
  await emulator.close();
});

type Answer = Awaited<ReturnType<RawCalls['call']>>;
type Answers = Exclude<Answer, string>;
type Send = (writes: readonly object[]) => Promise<Answer>;

const commitBy = (open: (address: string) => RawCalls): Send => {
  return async (writes) => {
    const calls = open(emulator.address);
    const answer = await calls.call('Commit', { database: DATABASE, writes });
    calls.close();
    return answer;
  };
};

/** Opens a Write channel as the browser SDK does, and sends the writes once it has received the stream token. */
const writeOverWebChannel: Send = async (writes) => {
  const channel = `http://${emulator.address}/google.firestore.v1.Firestore/Write/channel?VER=8&database=${DATABASE}`;
  const send = async (query: string, offset: number, message: object): Promise<string> => {
    const data = encodeURIComponent(JSON.stringify({ database: DATABASE, ...message }));
    const body = `count=1&ofs=${offset}&req0___data__=${data}`;
    return (await fetch(`${channel}&${query}`, { method: 'POST', body })).text();
  };
  const poll = async (sid: string, acknowledged: number): Promise<string> =>
    (await fetch(`${channel}&RID=rpc&SID=${sid}&AID=${acknowledged}&CI=1&TYPE=xmlhttp&TO=2000`)).text();
  const sid = /"c","([^"]+)"/.exec(await send('RID=1&CVER=22', 0, {}))?.[1] ?? '';
  const streamToken = /"streamToken":\s*"([^"]*)"/.exec(await poll(sid, 0))?.[1] ?? '';
  await send(`RID=2&SID=${sid}&AID=1`, 1, { streamToken, writes });
  const answer = await poll(sid, 1);
  await fetch(`${channel}&RID=3&SID=${sid}&TYPE=terminate`, { method: 'POST' });
  return (
    /"status":\s*"([A-Z_]+)"/.exec(answer)?.[1] ?? [
      { commitTime: /"commitTime":\s*"([^"]+)"/.exec(answer)![1] },
    ]
  );
};

describe.each([
  ['gRPC', commitBy(overGrpc)],
  ['REST', commitBy(overRest)],
  ['WebChannel', writeOverWebChannel],
])('over %s', (transport, send) => {
  const write = (id: string): Promise<Answer> =>
    send([{ update: { name: `${DATABASE}/documents/${transport}/${id}`, fields: {} } }]);

  test('aborts the sixth commit in a burst to one document, but not a commit to another document', async () => {
    for (let i = 0; i < 5; i++)
      expect(await write('often')).toMatchObject([{ commitTime: expect.any(String) }]);
    expect(await write('often')).toBe('ABORTED');
    expect(await write('seldom')).toMatchObject([{ commitTime: expect.any(String) }]);
  });
});

test('clearing a database resets its rate limits', async () => {
  const calls = overRest(emulator.address);
  const database = `projects/${PROJECT}/databases/cleared`;
  const writes = [{ update: { name: `${database}/documents/cleared/a`, fields: {} } }];
  const write = (): Promise<unknown> => calls.call('Commit', { database, writes });
  for (let i = 0; i < 5; i++) await write();
  expect(await write()).toBe('ABORTED');
  const address = `http://${emulator.address}/emulator/v1/${database}/documents`;
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(200);
  expect(await write()).toMatchObject([{}]);
  calls.close();
});

// Web SDKs send transactions over REST, never over WebChannel. Over gRPC the second read fails because the document is
// locked; over REST, where transactions are optimistic, the second commit fails.
describe.each([
  ['gRPC', overGrpc, 'ABORTED', 'INVALID_ARGUMENT'],
  ['REST', overRest, [expect.objectContaining({ missing: expect.any(String) })], 'ABORTED'],
])('two concurrent transactions over %s on one document', (transport, open, secondRead, secondCommit) => {
  let calls: RawCalls;
  beforeAll(() => {
    calls = open(emulator.address);
  });
  afterAll(() => calls.close());

  const name = `${DATABASE}/documents/locks/${transport}`;
  const begin = async (): Promise<unknown> => {
    const [answer] = (await calls.call('BeginTransaction', { database: DATABASE })) as Answers;
    return answer?.['transaction'];
  };
  const read = (transaction: unknown): Promise<Answer> =>
    calls.call('BatchGetDocuments', { database: DATABASE, documents: [name], transaction });
  const commit = (transaction: unknown): Promise<Answer> =>
    calls.call('Commit', { database: DATABASE, writes: [{ update: { name, fields: {} } }], transaction });

  test('abort the second one and commit the first', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(await read(first)).toMatchObject([{ missing: name }]);
    expect(await read(second)).toEqual(secondRead);
    expect(await commit(first)).toMatchObject([{ commitTime: expect.any(String) }]);
    expect(await commit(second)).toBe(secondCommit);
  });
});

describe('the server SDK', () => {
  const addOne = (counter: DocumentReference): Promise<unknown> =>
    db.runTransaction(
      async (transaction) => {
        const before = await transaction.get(counter);
        transaction.set(counter, { n: (before.get('n') ?? 0) + 1 });
      },
      { maxAttempts: 1 },
    );

  test('stores every increment whose transaction was not ABORTED', async () => {
    const counter = db.doc('counters/a');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => addOne(counter)));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.map(({ reason }) => (reason as { code: number }).code)).toEqual(failures.map(() => 10));
    expect(failures.length).toBeGreaterThanOrEqual(15);
    expect((await counter.get()).get('n')).toBe(20 - failures.length);
  });
});

test('aborts a client SDK’s transaction above the rate limit', async () => {
  const web = liteClient(emulator, 'owner');
  const document = lite.doc(web.db, 'client/a');
  const once = (): Promise<void> =>
    lite.runTransaction(web.db, async (transaction) => void transaction.set(document, {}), {
      maxAttempts: 1,
    });
  for (let i = 0; i < 5; i++) await once();
  await expect(once()).rejects.toMatchObject({ code: 'aborted' });
  await web.close();
});
