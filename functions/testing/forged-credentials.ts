import type { Deps } from '../src/deps.ts';
import { anAccountWithClaims, anAdminAccount, forgedSession, PASSWORD, storedSession } from './accounts.ts';

/** The headers and query of a request that tries to impersonate the admin. */
export interface ForgedCredentials {
  name: string;
  headers: Record<string, string>;
  query?: string;
}

const now = () => Math.floor(Date.now() / 1000);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Creates an unsigned token, as the Auth emulator does. */
function token(claims: Record<string, unknown>, header: object = { alg: 'none', typ: 'JWT' }): string {
  return `${encode(header)}.${encode(claims)}.`;
}

/** Returns the claims of an ID token of `uid`, signed in an hour ago. */
function idClaims(uid: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const project = process.env['GCLOUD_PROJECT'];
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now() - 3_600,
    iat: now() - 3_600,
    exp: now() + 3_600,
    admin: true,
  };
  return { ...claims, ...changes };
}

const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });

/** Creates a cookie and an ID token with the same claims, of an active session unless `changes` name another one. */
async function both(
  deps: Deps,
  name: string,
  uid: string,
  changes: Record<string, unknown> = {},
): Promise<ForgedCredentials[]> {
  const { id: sid } = await storedSession(deps, uid);
  return [
    { name: `${name} (cookie)`, headers: forgedSession(uid, { admin: true, sid, ...changes }) },
    { name: `${name} (ID token)`, headers: bearer(token(idClaims(uid, { sid, ...changes }))) },
  ];
}

/** Returns credentials of accounts without the admin claim, although some tokens contain it. */
async function wrongAccounts(deps: Deps): Promise<ForgedCredentials[]> {
  const { auth } = deps;
  const account = (claims: object) => anAccountWithClaims(deps, { ...claims });
  const demoted = await account({ admin: true });
  await auth.setCustomUserClaims(demoted, null);
  const disabled = await account({ admin: true });
  await auth.updateUser(disabled, { disabled: true });
  const deleted = await account({ admin: true });
  await auth.deleteUser(deleted);
  const revoked = await account({ admin: true });
  await auth.revokeRefreshTokens(revoked);
  const changed = await account({ admin: true });
  await auth.updateUser(changed, { password: 'another-password' });
  return [
    ...(await both(deps, 'no account', 'nobody')),
    ...(await both(deps, 'an account without claims', await account({}))),
    ...(await both(deps, 'a claim that is false', await account({ admin: false }))),
    ...(await both(deps, 'a claim that is a text', await account({ admin: 'true' }))),
    ...(await both(deps, 'a claim that is a number', await account({ admin: 1 }))),
    ...(await both(deps, 'a claim that is a list', await account({ admin: [true] }))),
    ...(await both(
      deps,
      'claims of other names',
      await account({ administrator: true, isAdmin: true, role: 'admin' }),
    )),
    ...(await both(deps, 'a stale claim after demotion', demoted)),
    ...(await both(deps, 'a disabled account', disabled)),
    ...(await both(deps, 'a deleted account', deleted)),
    ...(await both(deps, 'a revoked session', revoked)),
    ...(await both(deps, 'a session from before the password changed', changed)),
  ];
}

/** Returns tokens of a real admin that were issued for another site, time or purpose. */
async function wrongTokens(deps: Deps): Promise<ForgedCredentials[]> {
  const { email, uid: withPassword } = await anAdminAccount(deps);
  const admin = await anAccountWithClaims(deps, { admin: true });
  const { id: sid } = await storedSession(deps, admin);
  const { id: sidOfAnother } = await storedSession(deps, withPassword);
  const { id: expired } = await storedSession(deps, admin, { expiresAt: new Date(now() * 1000 - 1) });
  const { Cookie } = forgedSession(admin, { sid });
  const session = Cookie.replace('__session=', '');
  const idToken = token(idClaims(admin, { sid }));
  const genuine = (await deps.identity.signInWithPassword(email, PASSWORD)) as string;
  return [
    ...(await both(deps, 'an expired token', admin, { exp: now() - 1 })),
    ...(await both(deps, 'another project', admin, { aud: 'another-project' })),
    ...(await both(deps, 'no audience', admin, { aud: undefined })),
    ...(await both(deps, 'a list of audiences', admin, { aud: [process.env['GCLOUD_PROJECT']] })),
    ...(await both(deps, 'another issuer', admin, { iss: 'https://example.com' })),
    ...(await both(deps, 'an issuer that only begins right', admin, {
      iss: `https://securetoken.google.com/${process.env['GCLOUD_PROJECT']}.example.com`,
    })),
    ...(await both(deps, 'no subject', admin, { sub: undefined })),
    ...(await both(deps, 'an empty subject', admin, { sub: '' })),
    ...(await both(deps, 'an endless subject', admin, { sub: 'a'.repeat(200) })),
    ...(await both(deps, 'a subject that is an object', admin, { sub: { uid: admin } })),
    ...(await both(deps, 'no session', admin, { sid: undefined })),
    ...(await both(deps, 'a session that has ended', admin, { sid: crypto.randomUUID() })),
    ...(await both(deps, 'a session that has expired', admin, { sid: expired })),
    ...(await both(deps, 'a session of another admin', admin, { sid: sidOfAnother })),
    ...(await both(deps, 'a session that is a list', admin, { sid: [sid] })),
    { name: 'a genuine ID token of the public password endpoint', headers: bearer(genuine) },
    { name: 'an ID token for a cookie', headers: { Cookie: `__session=${idToken}` } },
    { name: 'a genuine ID token for a cookie', headers: { Cookie: `__session=${genuine}` } },
    { name: 'a session cookie for an ID token', headers: bearer(session) },
    {
      name: 'a custom token for an ID token',
      headers: bearer(await deps.auth.createCustomToken(withPassword, { admin: true, sid: sidOfAnother })),
    },
    { name: 'a cookie of another name', headers: { Cookie: `session=${session}` } },
    { name: 'a cookie of a longer name', headers: { Cookie: `__session2=${session}` } },
    { name: 'a cookie in another header', headers: { 'Set-Cookie': Cookie, 'X-Cookie': Cookie } },
    { name: 'a token without its payload', headers: bearer(idToken.replace(/\..*\./, '..')) },
    { name: 'a token in the query', headers: {}, query: `?access_token=${idToken}&__session=${session}` },
    { name: 'Basic credentials', headers: { Authorization: `Basic ${btoa(`${email}:${PASSWORD}`)}` } },
    { name: 'a scheme of its own', headers: { Authorization: `Token ${idToken}` } },
    { name: 'a bare token', headers: { Authorization: idToken } },
    {
      name: 'an admin’s cookie behind another’s token',
      headers: { Cookie, ...bearer(token(idClaims('nobody'))) },
    },
  ];
}

const NOTHING: ForgedCredentials[] = [
  { name: 'nothing', headers: {} },
  { name: 'an empty cookie', headers: { Cookie: '__session=' } },
  { name: 'a cookie without a value', headers: { Cookie: '__session' } },
  { name: 'garbage in the cookie', headers: { Cookie: '__session=garbage' } },
  { name: 'three parts of garbage', headers: { Cookie: '__session=a.b.c' } },
  { name: 'an endless cookie', headers: { Cookie: `__session=${'a.'.repeat(5_000)}` } },
  { name: 'JSON in the cookie', headers: { Cookie: '__session={"uid":"admin","admin":true}' } },
  { name: 'an empty bearer', headers: { Authorization: 'Bearer ' } },
  { name: 'garbage for an ID token', headers: bearer('garbage') },
  { name: 'null for an ID token', headers: bearer('null') },
  { name: 'the emulators’ own password', headers: bearer('owner') },
  { name: 'a cookie that says admin', headers: { Cookie: 'admin=true; isAdmin=1; role=admin' } },
  { name: 'headers that say admin', headers: { 'X-Admin': 'true', 'X-User': 'admin', 'X-Role': 'admin' } },
  {
    name: 'a proxy’s word',
    headers: { 'X-Forwarded-User': 'admin', 'X-Goog-Authenticated-User-Id': 'admin' },
  },
  { name: 'another method in a header', headers: { 'X-HTTP-Method-Override': 'GET' } },
  {
    name: 'another address in a header',
    headers: { 'X-Original-URL': '/api/products', 'X-Rewrite-URL': '/' },
  },
  { name: 'an inner caller’s address', headers: { 'X-Forwarded-For': '127.0.0.1', Host: 'localhost' } },
  { name: 'a query that says admin', headers: {}, query: '?admin=true&isAdmin=1' },
];

/** Returns all invalid credentials. */
export async function forgedCredentials(deps: Deps): Promise<ForgedCredentials[]> {
  return [...NOTHING, ...(await wrongAccounts(deps)), ...(await wrongTokens(deps))];
}

/** Returns tokens without a valid signature, as production would receive them. */
export function unsignedTokens(uid: string): ForgedCredentials[] {
  const session = forgedSession(uid).Cookie.replace('__session=', '');
  const signedByHand = (header: object) => `${token(idClaims(uid), header)}${btoa('signature')}`;
  return [
    { name: 'alg none', headers: bearer(token(idClaims(uid))) },
    { name: 'alg None', headers: bearer(token(idClaims(uid), { alg: 'None', kid: 'a' })) },
    { name: 'alg HS256', headers: bearer(signedByHand({ alg: 'HS256', typ: 'JWT', kid: 'a' })) },
    { name: 'no alg', headers: bearer(signedByHand({ typ: 'JWT', kid: 'a' })) },
    { name: 'alg RS256 without a key’s name', headers: bearer(signedByHand({ alg: 'RS256', typ: 'JWT' })) },
    { name: 'a session with alg none', headers: { Cookie: `__session=${session}` } },
  ];
}
