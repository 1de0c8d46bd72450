import { describe, expect, it } from 'vitest';
import { compileStorageRules } from '../compile.ts';
import { document } from '../../../tests/support/rules/firestore-requests.ts';
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
  ['get without authentication',       true,  'get',    'products/a.webp', {}],
  ['list without a rule',              false, 'list',   'products', { delimiter: '/' }],
  ['upload of 5 MiB by the admin',     true,  'create', 'products/a-1.webp', { auth: ADMIN, after: webp(5 * MIB) }],
  ['upload of more than 5 MiB',        false, 'create', 'products/a-1.webp', { auth: ADMIN, after: webp(5 * MIB + 1) }],
  ['upload of another content type',   false, 'create', 'products/a-1.webp', { auth: ADMIN, after: { ...webp(1), contentType: 'image/svg+xml' } }],
  ['upload of a content type with a suffix', false, 'create', 'products/a-1.webp', { auth: ADMIN, after: { ...webp(1), contentType: 'image/webp; x' } }],
  ['upload under an invalid name',     false, 'create', 'products/A.webp', { auth: ADMIN, after: webp(1) }],
  ['upload without the admin claim',   false, 'create', 'products/a-1.webp', { auth: MEMBER, after: webp(1) }],
  ['upload without authentication',    false, 'create', 'products/a-1.webp', { after: webp(1) }],
  ['upload to a nested path',          false, 'create', 'products/x/a-1.webp', { auth: ADMIN, after: webp(1) }],
  ['metadata update with the same content', true,  'update', 'products/a.webp', { auth: ADMIN, before: webp(1), after: webp(1) }],
  ['metadata update with other content', false, 'update', 'products/a.webp', { auth: ADMIN, before: webp(1), after: { ...webp(1), md5Hash: 'b' } }],
  ['delete without the metadata that the rule reads', false, 'delete', 'products/a.webp', { auth: ADMIN, before: { ...webp(1), metadata: {} } }],
  ['delete with other metadata',       true,  'delete', 'products/a.webp', { auth: ADMIN, before: { ...webp(1), metadata: { locked: 'no' } } }],
  ['delete of a locked object',        false, 'delete', 'products/a.webp', { auth: ADMIN, before: { ...webp(1), metadata: { locked: 'yes' } } }],
  ['list of the user’s own folder',    true,  'list',   'users/u1', { auth: MEMBER, delimiter: '/' }],
  ['list of the user’s own folder without a delimiter', false, 'list',   'users/u1', { auth: MEMBER }],
  ["list of another user’s folder",    false, 'list',   'users/u2', { auth: MEMBER, delimiter: '/' }],
  ['list of the parent folder',        false, 'list',   'users', { auth: MEMBER, delimiter: '/' }],
  ['list of a folder with a literal path', true,  'list',   'folder', {}],
  ['list of a folder with {rest=**}',  true,  'list',   'deep', {}],
  ['get of a nested object with {rest=**}', true,  'get',    'deep/a/b/c.png', {}],
  ['write where create, update and delete are allowed', true,  'write',  'deep/a', {}],
  ['read where get and list are allowed', true,  'read',   'deep/a', {}],
  ['read where only get is allowed',   false, 'read',   'products/a.webp', {}],
];

describe('requests for objects', () => {
  it.each(CASES)('%s: allowed is %s', (_, allowed, method, path, asked) => {
    expect(ask(method, path, asked).allowed).toBe(allowed);
  });
});

describe('Firestore documents', () => {
  const member = '/databases/(default)/documents/rooms/r1/members/u1';
  const room = '/databases/(default)/documents/rooms/r1';
  const user = '/databases/(default)/documents/users/u1';

  it('are reported as missing until provided, then used in the decision', () => {
    const get = (documents: FetchedDocuments): StorageDecision =>
      ask('get', 'rooms/r1/a.png', { auth: MEMBER, documents });
    expect(get(new Map())).toMatchObject({ allowed: false, missing: [member] });
    expect(get(new Map([[member, document('rooms/r1/members/u1', {})]]))).toMatchObject({
      allowed: true,
      missing: [],
    });
    expect(get(new Map([[member, null]]))).toMatchObject({ allowed: false, missing: [] });
  });

  it('provide their data to conditions', () => {
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

  it('are limited to two per request', () => {
    const asked = ask('delete', 'rooms/r1/a.png', {
      documents: new Map([1, 2].map((n) => [`/databases/(default)/documents/a/${n}`, null])),
    });
    expect(asked).toMatchObject({ allowed: false, missing: [] });
    expect(asked.trace().join('\n')).toContain('Document access limit of 2 exceeded.');
  });

  it('cannot be read from the path of a collection', () => {
    expect(ask('update', 'rooms/r1/a.png').trace().join('\n')).toContain(
      'Invalid document path: /databases/(default)/documents/rooms.',
    );
  });
});

describe('decisions where production differs from the official emulator', () => {
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
  it('treats any use of request.resource in a delete as an error', () => {
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
