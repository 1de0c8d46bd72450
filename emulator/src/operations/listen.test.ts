import { beforeEach, describe, expect, test } from 'vitest';
import { adminContext } from '../../tests/support/admin-context.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import { listen } from './listen.ts';
import type { Conversation } from './stream.ts';

// Tests the messages of the protocol, which the SDKs hide.

const DATABASE = 'projects/p/databases/(default)';
const nameOf = (path: string): string => `${DATABASE}/documents/${path}`;

interface Response {
  targetChange?: {
    targetChangeType: string;
    targetIds: number[];
    cause?: { code: number };
    resumeToken?: Uint8Array;
  };
  documentChange?: { document: { name: string }; targetIds: number[]; removedTargetIds: number[] };
  documentDelete?: { document: string; removedTargetIds: number[] };
  documentRemove?: { document: string; removedTargetIds: number[] };
  filter?: { targetId: number; count: number; unchangedNames?: object };
}

let admin: Context;
let responses: Response[];

beforeEach(() => {
  admin = adminContext();
  responses = [];
});

function open(context = admin): Conversation {
  return listen(context, {
    send: (response) => responses.push(response as Response),
    fail: (error) => responses.push({ targetChange: { targetChangeType: error.status, targetIds: [] } }),
  });
}

async function put(path: string, n: number): Promise<void> {
  const fields = { n: { integerValue: String(n) } };
  await commit(admin, { database: DATABASE, writes: [{ update: { name: nameOf(path), fields } }] });
}

const remove = (path: string): Promise<unknown> =>
  commit(admin, { database: DATABASE, writes: [{ delete: nameOf(path) }] });

const collectionTarget = (targetId: number, extra: object = {}): object => ({
  database: DATABASE,
  addTarget: {
    targetId,
    query: {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'c' }], ...extra },
    },
  },
});

/** Returns the responses since the last call in short form: `ADD 1`, `a +1 -2`, `a deleted -1`, `NO_CHANGE`. */
function takeResponses(): string[] {
  return responses
    .splice(0)
    .map(({ targetChange, documentChange, documentDelete, documentRemove, filter }) => {
      if (filter) return `${filter.targetId} has ${filter.count}${filter.unchangedNames ? ' named' : ''}`;
      if (targetChange) return [targetChange.targetChangeType, ...targetChange.targetIds].join(' ');
      const id = (name = ''): string => name.split('/').at(-1) ?? '';
      if (documentChange) {
        const { document, targetIds, removedTargetIds } = documentChange;
        return [
          id(document.name),
          ...targetIds.map((t) => `+${t}`),
          ...removedTargetIds.map((t) => `-${t}`),
        ].join(' ');
      }
      if (documentDelete)
        return `${id(documentDelete.document)} deleted -${documentDelete.removedTargetIds.join(' -')}`;
      return `${id(documentRemove?.document)} left -${documentRemove?.removedTargetIds.join(' -')}`;
    });
}

function lastToken(): Uint8Array {
  return (
    responses.findLast(({ targetChange }) => targetChange?.resumeToken)?.targetChange?.resumeToken ??
    Buffer.of()
  );
}

test('sends the documents of a new target, then CURRENT, then changes until the target is removed', async () => {
  await put('c/a', 1);
  const stream = open();
  stream.receive(collectionTarget(7));
  expect(takeResponses()).toEqual(['ADD 7', 'a +7', 'CURRENT 7', 'NO_CHANGE']);
  await put('c/b', 2);
  expect(takeResponses()).toEqual(['b +7', 'NO_CHANGE']);
  stream.receive({ database: DATABASE, removeTarget: 7 });
  expect(takeResponses()).toEqual(['REMOVE 7']);
  await put('c/b', 3);
  expect(takeResponses()).toEqual([]);
});

test('sends a change once for all affected targets, and no changes of other collections', async () => {
  const stream = open();
  stream.receive(collectionTarget(1));
  stream.receive(collectionTarget(2, { limit: { value: 1 } }));
  stream.receive({
    database: DATABASE,
    addTarget: { targetId: 3, documents: { documents: [nameOf('c/b')] } },
  });
  expect(takeResponses().filter((text) => text.includes('b'))).toEqual(['b deleted -3']);
  await put('c/b', 1);
  expect(takeResponses()).toEqual(['b +3 +1 +2', 'NO_CHANGE']);
  await put('c/a', 1);
  expect(takeResponses()).toEqual(['a +1 +2', 'b -2', 'NO_CHANGE']);
  await put('d/a', 1);
  expect(takeResponses()).toEqual([]);
  await remove('c/a');
  expect(takeResponses()).toEqual(['a deleted -1 -2', 'b +2', 'NO_CHANGE']);
});

describe('a resumed target', () => {
  test('receives only the changes since the token, and the document count when documents were removed', async () => {
    await put('c/a', 1);
    await put('c/b', 1);
    await put('c/c', 1);
    const stream = open();
    stream.receive(collectionTarget(1, { limit: { value: 2 } }));
    const resumeToken = lastToken();
    stream.close();
    takeResponses();
    await remove('c/a');
    const request = collectionTarget(1, { limit: { value: 2 } }) as { addTarget: object };
    open().receive({ ...request, addTarget: { ...request.addTarget, resumeToken } });
    expect(takeResponses()).toEqual(['ADD 1', 'c +1', '1 has 2', 'CURRENT 1', 'NO_CHANGE']);
  });

  test.each([
    ['the correct count', 2, []],
    ['a count that is too low', 1, ['1 has 3 named']],
    ['zero, without a Bloom filter', 0, ['1 has 3']],
    ['a count that is too high', 3, ['1 has 3 named']],
  ])('receives the document count if expectedCount differs: %s', async (_, value, filters) => {
    await put('c/a', 1);
    await put('c/b', 1);
    const stream = open();
    stream.receive(collectionTarget(1));
    const resumeToken = lastToken();
    stream.close();
    await put('c/c', 1);
    takeResponses();
    const request = collectionTarget(1) as { addTarget: object };
    const expectedCount = { value };
    open().receive({ ...request, addTarget: { ...request.addTarget, resumeToken, expectedCount } });
    expect(takeResponses()).toEqual(['ADD 1', 'c +1', ...filters, 'CURRENT 1', 'NO_CHANGE']);
  });

  test('is reset when its token was issued by another run of the emulator', async () => {
    await put('c/a', 1);
    const request = collectionTarget(1) as { addTarget: object };
    open().receive({ ...request, addTarget: { ...request.addTarget, resumeToken: Buffer.from('other@1') } });
    expect(takeResponses()).toEqual(['ADD 1', 'RESET 1', 'a +1', 'CURRENT 1', 'NO_CHANGE']);
  });
});

test('removes a target with `once` after its initial documents', async () => {
  await put('c/a', 1);
  const request = collectionTarget(1) as { addTarget: object };
  open().receive({ ...request, addTarget: { ...request.addTarget, once: true } });
  expect(takeResponses()).toEqual(['ADD 1', 'a +1', 'CURRENT 1', 'NO_CHANGE', 'REMOVE 1']);
});

describe('a listener subject to rules', () => {
  let client: Context;

  beforeEach(() => {
    admin.rules.setGeneral(
      `service cloud.firestore { match /databases/{db}/documents {
         match /c/{id} { allow get: if resource == null || resource.data.n < 5; allow list: if resource.data.n < 5; }
       } }`,
      'firestore.rules',
    );
    client = { ...admin, caller: { kind: 'client', auth: null } };
  });

  const small = {
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '5' } } },
  };

  test('keeps its stream when one of its targets is denied', async () => {
    const stream = open(client);
    stream.receive(collectionTarget(1));
    expect(responses.at(-1)?.targetChange?.cause?.code).toBe(7);
    expect(takeResponses()).toEqual(['ADD 1', 'REMOVE 1']);
    stream.receive(collectionTarget(2, small));
    expect(takeResponses()).toEqual(['ADD 2', 'CURRENT 2', 'NO_CHANGE']);
  });

  test('receives the removal, but not the new content, of a document that it may no longer read', async () => {
    await put('c/a', 1);
    open(client).receive(collectionTarget(1, small));
    takeResponses();
    await put('c/a', 9);
    expect(takeResponses()).toEqual(['a left -1', 'NO_CHANGE']);
  });

  test('loses the target of a single document that it may no longer read', async () => {
    await put('c/a', 1);
    open(client).receive({
      database: DATABASE,
      addTarget: { targetId: 1, documents: { documents: [nameOf('c/a')] } },
    });
    takeResponses();
    await put('c/a', 9);
    expect(takeResponses()).toEqual(['REMOVE 1']);
  });
});

test('rejects invalid requests with INVALID_ARGUMENT or removes their target', () => {
  for (const request of [
    {},
    { database: 'x' },
    { database: DATABASE },
    { database: DATABASE, addTarget: {} },
  ]) {
    open().receive(request);
    expect(takeResponses().at(-1)).toMatch(/^(INVALID_ARGUMENT|REMOVE 1)$/);
  }
});
