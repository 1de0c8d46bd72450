import * as contract from '@app/domain/api/admin.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { ensureAdmin } from '../src/admin/admin-account.ts';
import type { Deps } from '../src/deps.ts';
import { newSession, type StoredSession } from '../src/admin/admin-session.ts';
import { toDocument } from '../src/store/documents.ts';
import { type App, send } from './emulated.ts';

export const PASSWORD = 'sample-password';

interface Account {
  uid: string;
  email: string;
}

/** Creates an account with the admin claim and a unique name, so that test files can run in parallel. */
export async function anAdminAccount({ auth, db, config }: Deps): Promise<Account & { username: string }> {
  const username = `admin-${crypto.randomUUID()}`;
  const email = await ensureAdmin(
    { auth, db },
    { username, password: PASSWORD },
    { domain: config.adminDomain },
  );
  const { uid } = await auth.getUserByEmail(email);
  return { username, email, uid };
}

/** Creates an account without claims, as any visitor could. */
export async function aVisitorAccount({ auth, config }: Deps): Promise<Account> {
  const email = `visitor-${crypto.randomUUID()}@${config.adminDomain}`;
  const { uid } = await auth.createUser({ email, password: PASSWORD });
  return { email, uid };
}

/**
 * Creates an account with these claims and without a password. Setting a password would invalidate all earlier tokens,
 * and so every forged session.
 */
export async function anAccountWithClaims({ auth }: Deps, claims: Record<string, unknown>): Promise<string> {
  const { uid } = await auth.createUser({ email: `claims-${crypto.randomUUID()}@example.com` });
  await auth.setCustomUserClaims(uid, claims);
  return uid;
}

export interface SessionHeader {
  [header: string]: string;
  Cookie: string;
}

/**
 * Creates a session cookie of an account, issued an hour ago unless `claims` differ; without the claim `sid` it has no
 * session. The Auth emulator's tokens are unsigned, so a test can create tokens for which a real client would have to
 * wait.
 */
export function forgedSession(uid: string, claims: Record<string, unknown> = {}): SessionHeader {
  const project = process.env['GCLOUD_PROJECT'];
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://session.firebase.google.com/${project}`,
    aud: project,
    sub: uid,
    auth_time: now - 3600,
    iat: now - 3600,
    exp: now + 4 * 24 * 3600,
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return { Cookie: `__session=${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.` };
}

/** Stores a session of an account that starts now, unless `changes` differ. */
export async function storedSession(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  changes: Partial<StoredSession> = {},
): Promise<StoredSession> {
  const session = { ...newSession(uid, '', new Date()), ...changes };
  await db.collection(COLLECTIONS.adminSessions).doc(session.id).set(toDocument(session));
  return session;
}

/** Creates the cookie of an active session of an account; `claims` override the cookie's claims. */
export async function sessionOf(
  deps: Pick<Deps, 'db'>,
  uid: string,
  claims: Record<string, unknown> = {},
): Promise<SessionHeader> {
  const { id } = await storedSession(deps, uid);
  return forgedSession(uid, { sid: id, ...claims });
}

/** Creates an admin account with a session. */
export async function adminSession(deps: Deps): Promise<SessionHeader> {
  return sessionOf(deps, await anAccountWithClaims(deps, { admin: true }));
}

/**
 * Signs in through the API.
 * @returns the cookie and the custom token of the answer
 */
export async function signIn(
  app: App,
  body: { username: string; password: string; code?: string; device?: string },
  headers: Record<string, string> = {},
) {
  const response = await send(app, 'POST', contract.login.path, body, headers);
  const answer = contract.login.output.parse(await response.json());
  const session: SessionHeader = { Cookie: response.headers.get('Set-Cookie')!.split(';')[0]! };
  return { ...answer, session };
}
