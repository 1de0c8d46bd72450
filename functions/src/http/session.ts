import type { DecodedIdToken } from 'firebase-admin/auth';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { Http } from './http.ts';

/** Hosting forwards no other cookie to a function. */
const COOKIE = '__session';
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
const LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;
const HALF_LIFETIME_SECONDS = LIFETIME_MS / 2 / 1000;

/** What firebase-admin says of a token or cookie that is forged, expired or revoked, or whose account is no more. */
const INVALID_CODES: readonly unknown[] = [
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Puts a session cookie, made from a fresh ID token, into the answer. */
export async function startSession(http: Http, { auth }: Pick<Deps, 'auth'>, idToken: string): Promise<void> {
  const cookie = await auth.createSessionCookie(idToken, { expiresIn: LIFETIME_MS });
  setCookie(http, COOKIE, cookie, { ...ATTRIBUTES, maxAge: LIFETIME_MS / 1000 });
}

/** Takes the session cookie away from the browser. */
export function clearSession(http: Http): void {
  deleteCookie(http, COOKIE, ATTRIBUTES);
}

async function verified(verification: Promise<DecodedIdToken>): Promise<DecodedIdToken | null> {
  try {
    return await verification;
  } catch (error) {
    if (error instanceof Error && 'code' in error && INVALID_CODES.includes(error.code)) return null;
    throw error;
  }
}

interface Caller {
  uid: string;
  /** When the caller's session ends, in seconds since 1970; absent when an ID token came instead of a cookie. */
  sessionEnds?: number;
}

/**
 * Who sends the request, by a valid and unrevoked ID token (`Authorization: Bearer`) or session cookie; null for
 * everyone else.
 */
export async function findCaller(http: Http, { auth }: Pick<Deps, 'auth'>): Promise<Caller | null> {
  const bearer = /^Bearer (.+)$/i.exec(http.req.header('Authorization') ?? '')?.[1];
  if (bearer) {
    const token = await verified(auth.verifyIdToken(bearer, true));
    return token && { uid: token.uid };
  }
  const cookie = getCookie(http, COOKIE);
  const session = cookie ? await verified(auth.verifySessionCookie(cookie, true)) : null;
  return session && { uid: session.uid, sessionEnds: session.exp };
}

/** Whether the account carries the admin claim now; a token may be older than the claim's removal. */
export async function isAdmin({ auth }: Pick<Deps, 'auth'>, uid: string): Promise<boolean> {
  const { customClaims } = await auth.getUser(uid);
  return customClaims?.['admin'] === true;
}

/** Lets an admin pass and renews, in the answer, a session that is half used. */
export async function admit(http: Http, deps: Deps, { uid, sessionEnds }: Caller): Promise<boolean> {
  if (!(await isAdmin(deps, uid))) return false;
  const halfUsed = deps.clock.now().getTime() / 1000 + HALF_LIFETIME_SECONDS;
  if (sessionEnds !== undefined && sessionEnds < halfUsed) {
    const customToken = await deps.auth.createCustomToken(uid);
    await startSession(http, deps, await deps.identity.signInWithCustomToken(customToken));
  }
  return true;
}

/**
 * The uid of the admin who calls.
 * @throws DomainError unauthenticated (nobody) or forbidden (not an admin)
 */
export async function requireAdmin(http: Http, deps: Deps): Promise<string> {
  const caller = await findCaller(http, deps);
  if (caller === null) throw new DomainError('unauthenticated');
  if (!(await admit(http, deps, caller))) throw new DomainError('forbidden');
  return caller.uid;
}
