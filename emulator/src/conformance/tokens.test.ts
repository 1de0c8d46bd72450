import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, startEmulator, type TestEmulator } from '../testing/emulator.ts';
import { overGrpc as raw } from '../testing/raw-calls.ts';
import { KEY_ID, TokenIssuer, withClaimsOf, withoutSignature } from '../testing/token-issuer.ts';
import { liteClient } from '../testing/web-clients.ts';
import { loadTokenKeys } from '../tokens/load-token-keys.ts';

// ID tokens as production issues them, signed with keys of this test's own, over each protocol that clients speak.

const RULES = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
  match /there/{id} { allow read: if request.auth.token.admin == true; }
  match /open/{id} { allow read; }
} }`;

const issuer = new TokenIssuer(PROJECT);
const unknownIssuer = new TokenIssuer(PROJECT);
const seconds = Math.floor(Date.now() / 1000);

const token = (claims: object = {}, header: object = {}): string =>
  issuer.sign({ sub: 'ann', admin: true, ...claims }, header);

// prettier-ignore
const CASES: readonly (readonly [what: string, token: string, genuine: boolean])[] = [
  ['a signed token',                       token(),                                                   true],
  ['an unsigned token, as of the Auth emulator', withoutSignature(token()),                           false],
  ['one signed with another key',          unknownIssuer.sign({ sub: 'ann', admin: true }),           false],
  ['one of a key that nobody knows',       token({}, { kid: 'other' }),                               false],
  ['one without a key id',                 token({}, { kid: undefined }),                             false],
  ['one with other claims than signed',    withClaimsOf(token({ admin: false }), token()),            false],
  ['one that says it needs no signature',  token({}, { alg: 'none' }),                                false],
  ['one signed by another algorithm',      token({}, { alg: 'HS256' }),                               false],
  ['one of another project',               token({ aud: 'other', iss: 'https://securetoken.google.com/other' }), false],
  ['one of another issuer',                token({ iss: `https://example.com/${PROJECT}` }),          false],
  ['one that has expired',                 token({ exp: seconds - 1 }),                               false],
  ['one of the future',                    token({ iat: seconds + 3600 }),                            false],
  ['one of a sign-in in the future',       token({ auth_time: seconds + 3600 }),                      false],
  ['one without a subject',                token({ sub: '' }),                                        false],
];

let emulator: TestEmulator;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'token-keys-'));
  const file = join(folder, 'keys.json');
  writeFileSync(file, issuer.publicKeys());
  const keys = await loadTokenKeys(file);
  emulator = await startEmulator(RULES, { tokens: keys });
});

afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

/** `read`, or the error's code. */
type Read = (identity: string | undefined, path: string, project?: string) => Promise<string>;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const overRest: Read = async (identity, path, project) => {
  const { db, close } = liteClient(emulator, identity, project);
  return lite
    .getDoc(lite.doc(db, path))
    .then(() => 'read', codeOf)
    .finally(close);
};

/** Without an SDK: that of the web goes on from its cache when it is refused. */
const overGrpc: Read = async (identity, path, project = PROJECT) => {
  const { call, close } = raw(emulator.address, identity ?? '');
  const answer = await call('RunQuery', {
    parent: `projects/${project}/databases/(default)/documents`,
    structuredQuery: { from: [{ collectionId: path.split('/')[0] }] },
  });
  close();
  return typeof answer === 'string' ? answer.toLowerCase().replace('_', '-') : 'read';
};

/** Opens a channel as the browser SDK does, its headers in the first message's body, and listens. */
const overWebChannel: Read = async (identity, path, project = PROJECT) => {
  const database = `projects/${project}/databases/(default)`;
  const url = `http://${emulator.address}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${database}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid`;
  const target = { targetId: 2, documents: { documents: [`${database}/documents/${path}`] } };
  const data = encodeURIComponent(JSON.stringify({ database, addTarget: target }));
  const headers = identity ? `headers=${encodeURIComponent(`Authorization:Bearer ${identity}\r\n`)}&` : '';
  const opened = await fetch(url, { method: 'POST', body: `${headers}count=1&ofs=0&req0___data__=${data}` });
  if (opened.status === 401) return 'unauthenticated';
  const sid = /"c","([^"]+)"/.exec(await opened.text())?.[1] ?? '';
  const answers = await fetch(
    `${url.replace('&RID=1', '&RID=rpc')}&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp&TO=2000`,
  );
  const told = await answers.text();
  if (told.includes('"UNAUTHENTICATED"')) return 'unauthenticated';
  return told.includes('"cause"') ? 'permission-denied' : 'read';
};

describe.each([
  ['REST', overRest],
  ['gRPC', overGrpc],
  ['WebChannel', overWebChannel],
])('tokens are verified over %s', (_, read) => {
  it.each(CASES)('%s', async (__, given, genuine) => {
    expect(await read(given, 'there/x')).toBe(genuine ? 'read' : 'unauthenticated');
    // Not only the rules deny it: what everyone may read, the bearer of a forged token may not.
    expect(await read(given, 'open/x')).toBe(genuine ? 'read' : 'unauthenticated');
  });

  it('accepts a token for the project it was issued for, and for no other', async () => {
    const other = token({ aud: 'other', iss: 'https://securetoken.google.com/other' });
    expect(await read(other, 'open/x', 'other')).toBe('read');
    expect(await read(token(), 'open/x', 'other')).toBe('unauthenticated');
  });

  it('evaluates the rules for a valid token and for a request without one', async () => {
    expect(await read(token({ admin: false }), 'there/x')).toBe('permission-denied');
    expect(await read(undefined, 'there/x')).toBe('permission-denied');
    expect(await read(undefined, 'open/x')).toBe('read');
  });
});

describe('keys are loaded from', () => {
  const load = (name: string, text: string): ReturnType<typeof loadTokenKeys> => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return loadTokenKeys(file);
  };

  it('a JSON Web Key Set', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'a' };
    const keys = await load('jwks.json', JSON.stringify({ keys: [jwk] }));
    expect(keys.get('a')?.equals(publicKey)).toBe(true);
  });

  it('an address, as production’s are', async () => {
    const server = createServer((_, response) => response.end(issuer.publicKeys())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect([...(await loadTokenKeys(`http://127.0.0.1:${port}/x509`)).keys()]).toEqual([KEY_ID]);
    server.close();
  });

  it.each([
    ['no JSON', 'x'],
    ['nothing', '{}'],
    ['no certificate', '{"a": "x"}'],
    ['a key without an id', '{"keys": [{"kty": "RSA"}]}'],
  ])('not %s, which is said with what to do', async (_, text) => {
    await expect(load('wrong.json', text)).rejects.toThrow(
      /^--verify-tokens .*wrong\.json gives no keys \(.+\): name a file or an address/,
    );
  });
});
