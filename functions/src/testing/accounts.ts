import * as contract from '@app/domain/api/admin.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { ensureAdmin } from '../admin-account.ts';
import type { Deps } from '../deps.ts';
import { newSession, type StoredSession } from '../sessions/admin-session.ts';
import { toDocument } from '../store/documents.ts';
import { type App, send } from './emulated.ts';

export const PASSWORD = 'sample-password';

interface Account {
  uid: string;
  email: string;
}

/** A new account with the admin claim; its name is its own, so that test files can run side by side. */
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

/** A new account that anyone could have made: it has no claim. */
export async function aVisitorAccount({ auth, config }: Deps): Promise<Account> {
  const email = `visitor-${crypto.randomUUID()}@${config.adminDomain}`;
  const { uid } = await auth.createUser({ email, password: PASSWORD });
  return { email, uid };
}

/**
 * A new account with these claims and without a password. Setting one would refuse all tokens of the time before, and
 * so every forged session.
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
 * The session cookie of an account, made an hour ago unless `claims` say otherwise; without a `sid` among them it names
 * no session. The Auth emulator's tokens carry no signature, so that a test can make those that a person would have to
 * wait for.
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

/** A stored session of an account, begun now unless `changes` say otherwise. */
export async function storedSession(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  changes: Partial<StoredSession> = {},
): Promise<StoredSession> {
  const session = { ...newSession(uid, '', new Date()), ...changes };
  await db.collection(COLLECTIONS.adminSessions).doc(session.id).set(toDocument(session));
  return session;
}

/** The cookie of a live session of an account; `claims` change what the cookie says. */
export async function sessionOf(
  deps: Pick<Deps, 'db'>,
  uid: string,
  claims: Record<string, unknown> = {},
): Promise<SessionHeader> {
  const { id } = await storedSession(deps, uid);
  return forgedSession(uid, { sid: id, ...claims });
}

/** A new admin's session. */
export async function adminSession(deps: Deps): Promise<SessionHeader> {
  return sessionOf(deps, await anAccountWithClaims(deps, { admin: true }));
}

/**
 * Signs in through the API.
 * @returns the cookie and the custom token that the answer carries
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
