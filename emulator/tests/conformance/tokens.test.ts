import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, startEmulator, type TestEmulator } from '../support/emulator.ts';
import { overGrpc as raw } from '../support/raw-calls.ts';
import { KEY_ID, TokenIssuer, withClaimsOf, withoutSignature } from '../support/token-issuer.ts';
import { liteClient } from '../support/web-clients.ts';
import { loadTokenKeys } from '../../src/tokens/load-token-keys.ts';

// ID tokens in the format of production, signed with test keys, over each client protocol.

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
  ['a token signed with another key',          unknownIssuer.sign({ sub: 'ann', admin: true }),           false],
  ['a token with an unknown key id',       token({}, { kid: 'other' }),                               false],
  ['a token without a key id',                 token({}, { kid: undefined }),                             false],
  ['a token whose claims were changed',    withClaimsOf(token({ admin: false }), token()),            false],
  ['a token with the algorithm none',  token({}, { alg: 'none' }),                                false],
  ['a token with another algorithm',      token({}, { alg: 'HS256' }),                               false],
  ['a token of another project',               token({ aud: 'other', iss: 'https://securetoken.google.com/other' }), false],
  ['a token of another issuer',                token({ iss: `https://example.com/${PROJECT}` }),          false],
  ['an expired token',                 token({ exp: seconds - 1 }),                               false],
  ['a token issued in the future',                    token({ iat: seconds + 3600 }),                            false],
  ['a token of a sign-in in the future',       token({ auth_time: seconds + 3600 }),                      false],
  ['a token without a subject',                token({ sub: '' }),                                        false],
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

/** Reads a document and returns `read` or the error code. */
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

/** Does not use an SDK, because the web SDK serves reads from its cache after an authentication error. */
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
  const text = await answers.text();
  if (text.includes('"UNAUTHENTICATED"')) return 'unauthenticated';
  return text.includes('"cause"') ? 'permission-denied' : 'read';
};

describe.each([
  ['REST', overRest],
  ['gRPC', overGrpc],
  ['WebChannel', overWebChannel],
])('token verification over %s', (_, read) => {
  it.each(CASES)('accepts only genuine tokens: %s', async (__, given, genuine) => {
    expect(await read(given, 'there/x')).toBe(genuine ? 'read' : 'unauthenticated');
    // A forged token is rejected even where the rules allow everyone to read.
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

describe('loadTokenKeys', () => {
  const load = (name: string, text: string): ReturnType<typeof loadTokenKeys> => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return loadTokenKeys(file);
  };

  it('loads a JSON Web Key Set from a file', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'a' };
    const keys = await load('jwks.json', JSON.stringify({ keys: [jwk] }));
    expect(keys.get('a')?.equals(publicKey)).toBe(true);
  });

  it('loads X.509 certificates from a URL', async () => {
    const server = createServer((_, response) => response.end(issuer.publicKeys())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect([...(await loadTokenKeys(`http://127.0.0.1:${port}/x509`)).keys()]).toEqual([KEY_ID]);
    server.close();
  });

  it.each([
    ['a file that is not JSON', 'x'],
    ['a file without keys', '{}'],
    ['an invalid certificate', '{"a": "x"}'],
    ['a key without an id', '{"keys": [{"kty": "RSA"}]}'],
  ])('rejects %s with a message that explains what to do', async (_, text) => {
    await expect(load('wrong.json', text)).rejects.toThrow(
      /^--verify-tokens .*wrong\.json gives no keys \(.+\): name a file or an address/,
    );
  });
});
