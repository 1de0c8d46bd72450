import { beforeEach, describe, expect, test } from 'vitest';
import { adminContext } from '../testing/admin-context.ts';
import { commit } from './commit.ts';
import type { Context } from './context.ts';
import { listen } from './listen.ts';
import type { Conversation } from './stream.ts';

// The protocol's messages, which the SDKs hide.

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

/** The responses since the last call, in short: `ADD 1`, `a +1 -2`, `a deleted -1`, `NO_CHANGE`. */
function heard(): string[] {
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

test('a target starts with its documents and CURRENT, and ends on request', async () => {
  await put('c/a', 1);
  const stream = open();
  stream.receive(collectionTarget(7));
  expect(heard()).toEqual(['ADD 7', 'a +7', 'CURRENT 7', 'NO_CHANGE']);
  await put('c/b', 2);
  expect(heard()).toEqual(['b +7', 'NO_CHANGE']);
  stream.receive({ database: DATABASE, removeTarget: 7 });
  expect(heard()).toEqual(['REMOVE 7']);
  await put('c/b', 3);
  expect(heard()).toEqual([]);
});

test('sends a change once for all targets, and none for other collections', async () => {
  const stream = open();
  stream.receive(collectionTarget(1));
  stream.receive(collectionTarget(2, { limit: { value: 1 } }));
  stream.receive({
    database: DATABASE,
    addTarget: { targetId: 3, documents: { documents: [nameOf('c/b')] } },
  });
  expect(heard().filter((text) => text.includes('b'))).toEqual(['b deleted -3']);
  await put('c/b', 1);
  expect(heard()).toEqual(['b +3 +1 +2', 'NO_CHANGE']);
  await put('c/a', 1);
  expect(heard()).toEqual(['a +1 +2', 'b -2', 'NO_CHANGE']);
  await put('d/a', 1);
  expect(heard()).toEqual([]);
  await remove('c/a');
  expect(heard()).toEqual(['a deleted -1 -2', 'b +2', 'NO_CHANGE']);
});

describe('resuming', () => {
  test('sends only the changes since the token, and the count when documents were lost', async () => {
    await put('c/a', 1);
    await put('c/b', 1);
    await put('c/c', 1);
    const stream = open();
    stream.receive(collectionTarget(1, { limit: { value: 2 } }));
    const resumeToken = lastToken();
    stream.close();
    heard();
    await remove('c/a');
    const request = collectionTarget(1, { limit: { value: 2 } }) as { addTarget: object };
    open().receive({ ...request, addTarget: { ...request.addTarget, resumeToken } });
    expect(heard()).toEqual(['ADD 1', 'c +1', '1 has 2', 'CURRENT 1', 'NO_CHANGE']);
  });

  test.each([
    ['as many documents as it should have', 2, []],
    ['fewer than it should have', 1, ['1 has 3 named']],
    ['none where it should have some', 0, ['1 has 3']],
    ['more than it should have', 3, ['1 has 3 named']],
  ])('a client with %s is told how many there are when that is wrong', async (_, value, told) => {
    await put('c/a', 1);
    await put('c/b', 1);
    const stream = open();
    stream.receive(collectionTarget(1));
    const resumeToken = lastToken();
    stream.close();
    await put('c/c', 1);
    heard();
    const request = collectionTarget(1) as { addTarget: object };
    const expectedCount = { value };
    open().receive({ ...request, addTarget: { ...request.addTarget, resumeToken, expectedCount } });
    expect(heard()).toEqual(['ADD 1', 'c +1', ...told, 'CURRENT 1', 'NO_CHANGE']);
  });

  test('with a token of another run starts anew', async () => {
    await put('c/a', 1);
    const request = collectionTarget(1) as { addTarget: object };
    open().receive({ ...request, addTarget: { ...request.addTarget, resumeToken: Buffer.from('other@1') } });
    expect(heard()).toEqual(['ADD 1', 'RESET 1', 'a +1', 'CURRENT 1', 'NO_CHANGE']);
  });
});

test('a target with once ends by itself', async () => {
  await put('c/a', 1);
  const request = collectionTarget(1) as { addTarget: object };
  open().receive({ ...request, addTarget: { ...request.addTarget, once: true } });
  expect(heard()).toEqual(['ADD 1', 'a +1', 'CURRENT 1', 'NO_CHANGE', 'REMOVE 1']);
});

describe('a client under rules', () => {
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

  test('loses a denied target alone', async () => {
    const stream = open(client);
    stream.receive(collectionTarget(1));
    expect(responses.at(-1)?.targetChange?.cause?.code).toBe(7);
    expect(heard()).toEqual(['ADD 1', 'REMOVE 1']);
    stream.receive(collectionTarget(2, small));
    expect(heard()).toEqual(['ADD 2', 'CURRENT 2', 'NO_CHANGE']);
  });

  test('reports the removal of a document without its new content when the client may no longer read it', async () => {
    await put('c/a', 1);
    open(client).receive(collectionTarget(1, small));
    heard();
    await put('c/a', 9);
    expect(heard()).toEqual(['a left -1', 'NO_CHANGE']);
  });

  test('loses a document’s target when the document becomes unreadable', async () => {
    await put('c/a', 1);
    open(client).receive({
      database: DATABASE,
      addTarget: { targetId: 1, documents: { documents: [nameOf('c/a')] } },
    });
    heard();
    await put('c/a', 9);
    expect(heard()).toEqual(['REMOVE 1']);
  });
});

test('what makes no sense ends the stream with INVALID_ARGUMENT', () => {
  for (const request of [
    {},
    { database: 'x' },
    { database: DATABASE },
    { database: DATABASE, addTarget: {} },
  ]) {
    open().receive(request);
    expect(heard().at(-1)).toMatch(/^(INVALID_ARGUMENT|REMOVE 1)$/);
  }
});
