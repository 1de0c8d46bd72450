import { describe, expect, it } from 'vitest';
import { compileStorageRules } from '../compile.ts';
import { document } from '../testing/firestore-requests.ts';
import { fromJson } from '../values/convert.ts';
import type { FetchedDocuments, StorageDecision, StorageMethod } from './storage-api.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function isAdmin() { return request.auth.token.admin == true; }
    function isPicture(megabytes) {
      return request.resource.contentType.matches('image/(png|jpeg|webp|avif)')
        && request.resource.size <= megabytes * 1024 * 1024;
    }
    match /products/{name} {
      allow get: if true;
      allow create: if isAdmin() && isPicture(5) && name.matches('[a-z0-9-]+[.](webp|avif)');
      allow update: if isAdmin() && request.resource.md5Hash == resource.md5Hash;
      allow delete: if isAdmin() && resource.metadata.locked != 'yes';
    }
    match /users/{uid}/{file} { allow read: if request.auth.uid == uid; }
    match /folder { allow list; }
    match /deep/{rest=**} { allow read, write: if bucket == 'demo.appspot.com'; }
    match /rooms/{room}/{file} {
      allow get: if firestore.exists(/databases/(default)/documents/rooms/$(room)/members/$(request.auth.uid));
      allow create: if firestore.get(/databases/(default)/documents/rooms/$(room)).data.open == true
        && firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.level >= 2;
      allow delete: if firestore.exists(/databases/(default)/documents/a/1)
        || firestore.exists(/databases/(default)/documents/a/2)
        || firestore.exists(/databases/(default)/documents/a/3);
      allow update: if firestore.exists(/databases/(default)/documents/rooms);
    }
  }
}`;

interface Asked {
  auth?: unknown;
  after?: unknown;
  before?: unknown;
  delimiter?: string;
  documents?: FetchedDocuments;
}

const ruleset = compileStorageRules(RULES, 'storage.rules');
const ADMIN = { uid: 'admin-1', token: { admin: true } };
const MEMBER = { uid: 'u1', token: {} };
const MIB = 1024 * 1024;

function ask(
  method: StorageMethod,
  path: string,
  { auth, after, before, delimiter, documents = new Map() }: Asked = {},
): StorageDecision {
  const full = `/b/demo.appspot.com/o/${path}`;
  return ruleset.decide(
    {
      method,
      path: full,
      ...(delimiter !== undefined && { delimiter }),
      request: fromJson({ auth: auth ?? null, resource: after ?? null, path: null, time: null }),
      resource: fromJson(before ?? null),
    },
    documents,
  );
}

const webp = (size: number): object => ({ contentType: 'image/webp', size, md5Hash: 'a' });

// prettier-ignore
const CASES: readonly (readonly [what: string, allowed: boolean, method: StorageMethod, path: string, asked: Asked])[] = [
  ['anyone gets a picture',            true,  'get',    'products/a.webp', {}],
  ['nobody lists them',                false, 'list',   'products', { delimiter: '/' }],
  ['the admin uploads 5 MiB',          true,  'create', 'products/a-1.webp', { auth: ADMIN, after: webp(5 * MIB) }],
  ['one byte more',                    false, 'create', 'products/a-1.webp', { auth: ADMIN, after: webp(5 * MIB + 1) }],
  ['another type',                     false, 'create', 'products/a-1.webp', { auth: ADMIN, after: { ...webp(1), contentType: 'image/svg+xml' } }],
  ['a longer type',                    false, 'create', 'products/a-1.webp', { auth: ADMIN, after: { ...webp(1), contentType: 'image/webp; x' } }],
  ['another name',                     false, 'create', 'products/A.webp', { auth: ADMIN, after: webp(1) }],
  ['a visitor',                        false, 'create', 'products/a-1.webp', { auth: MEMBER, after: webp(1) }],
  ['nobody',                           false, 'create', 'products/a-1.webp', { after: webp(1) }],
  ['a deeper path',                    false, 'create', 'products/x/a-1.webp', { auth: ADMIN, after: webp(1) }],
  ['metadata of the same content',     true,  'update', 'products/a.webp', { auth: ADMIN, before: webp(1), after: webp(1) }],
  ['of other content',                 false, 'update', 'products/a.webp', { auth: ADMIN, before: webp(1), after: { ...webp(1), md5Hash: 'b' } }],
  ['deleting without the metadata is an error', false, 'delete', 'products/a.webp', { auth: ADMIN, before: { ...webp(1), metadata: {} } }],
  ['deleting with other metadata',     true,  'delete', 'products/a.webp', { auth: ADMIN, before: { ...webp(1), metadata: { locked: 'no' } } }],
  ['deleting what is locked',          false, 'delete', 'products/a.webp', { auth: ADMIN, before: { ...webp(1), metadata: { locked: 'yes' } } }],
  ['the own folder is listed',         true,  'list',   'users/u1', { auth: MEMBER, delimiter: '/' }],
  ['… not with what lies deeper',      false, 'list',   'users/u1', { auth: MEMBER }],
  ["another's folder",                 false, 'list',   'users/u2', { auth: MEMBER, delimiter: '/' }],
  ['the folder above',                 false, 'list',   'users', { auth: MEMBER, delimiter: '/' }],
  ['a folder named in a rule',         true,  'list',   'folder', {}],
  ['a rest takes the folder itself',   true,  'list',   'deep', {}],
  ['… and what lies deep in it',       true,  'get',    'deep/a/b/c.png', {}],
  ['write stands for every way to',    true,  'write',  'deep/a', {}],
  ['read for both',                    true,  'read',   'deep/a', {}],
  ['… get alone is not enough',        false, 'read',   'products/a.webp', {}],
];

describe('requests for objects', () => {
  it.each(CASES)('%s: %s', (_, allowed, method, path, asked) => {
    expect(ask(method, path, asked).allowed).toBe(allowed);
  });
});

describe('documents of Firestore', () => {
  const member = '/databases/(default)/documents/rooms/r1/members/u1';
  const room = '/databases/(default)/documents/rooms/r1';
  const user = '/databases/(default)/documents/users/u1';

  it('are requested, then used in the decision', () => {
    const get = (documents: FetchedDocuments): StorageDecision =>
      ask('get', 'rooms/r1/a.png', { auth: MEMBER, documents });
    expect(get(new Map())).toMatchObject({ allowed: false, missing: [member] });
    expect(get(new Map([[member, document('rooms/r1/members/u1', {})]]))).toMatchObject({
      allowed: true,
      missing: [],
    });
    expect(get(new Map([[member, null]]))).toMatchObject({ allowed: false, missing: [] });
  });

  it('are read for their data', () => {
    const create = (open: boolean, level: number): boolean =>
      ask('create', 'rooms/r1/a.png', {
        auth: MEMBER,
        documents: new Map([
          [room, document('rooms/r1', { open })],
          [user, document('users/u1', { level })],
        ]),
      }).allowed;
    expect([create(true, 2), create(false, 2), create(true, 1)]).toEqual([true, false, false]);
  });

  it('may be two for one request', () => {
    const asked = ask('delete', 'rooms/r1/a.png', {
      documents: new Map([1, 2].map((n) => [`/databases/(default)/documents/a/${n}`, null])),
    });
    expect(asked).toMatchObject({ allowed: false, missing: [] });
    expect(asked.trace.join('\n')).toContain('Document access limit of 2 exceeded.');
  });

  it('must be documents', () => {
    expect(ask('update', 'rooms/r1/a.png').trace.join('\n')).toContain(
      'Invalid document path: /databases/(default)/documents/rooms.',
    );
  });
});

describe('what production takes otherwise than firebase-tools', () => {
  const decide = (condition: string, asked: { after?: unknown; before?: unknown }, method: StorageMethod) =>
    compileStorageRules(
      `rules_version = '2'; service firebase.storage { match /b/{bucket}/o/{file} { allow ${condition}; } }`,
      'storage.rules',
    ).decide(
      {
        method,
        path: '/b/demo/o/a',
        request: fromJson({ resource: asked.after ?? null }),
        resource: fromJson(asked.before ?? null),
      },
      new Map(),
    ).allowed;

  // Recorded in github.com/davideast/pyric, packages/pyric/test/storage: a missing incoming resource is an error.
  it('takes any mention of request.resource for an error where nothing is written', () => {
    const before = { size: 1 };
    expect(decide('delete: if request.resource == null', { before }, 'delete')).toBe(false);
    expect(decide('delete: if !(request.resource == null)', { before }, 'delete')).toBe(false);
    expect(decide('delete: if request.resource == null || true', { before }, 'delete')).toBe(true);
    expect(decide('create: if request.resource.size == 1', { after: { size: 1 } }, 'create')).toBe(true);
  });

  it('evaluates an upload that replaces a file as an update', () => {
    const both = { before: { size: 1 }, after: { size: 2 } };
    expect(decide('create', both, 'create')).toBe(false);
    expect(decide("update: if request.method == 'update'", both, 'create')).toBe(true);
    expect(decide('create', { after: { size: 2 } }, 'create')).toBe(true);
  });
});
