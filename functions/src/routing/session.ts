import type { DecodedIdToken } from 'firebase-admin/auth';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DomainError } from '@app/domain/errors.ts';
import type { Deps } from '../deps.ts';
import { findSession, markSeen, type StoredSession } from '../admin/admin-session.ts';
import type { Http } from '../http/http.ts';
import { describeError } from '../http/log.ts';

/** The only cookie that Hosting forwards to a function. */
const COOKIE = '__session';
const COOKIE_LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;
/** The shortest lifetime of a session cookie that Firebase allows. */
const SHORTEST_COOKIE_MS = 5 * 60 * 1000;

/** firebase-admin's codes for a token or cookie that is forged, expired or revoked, or whose account was deleted. */
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

interface SessionTokens {
  /** Signs in the Firebase SDK of the browser. */
  customToken: string;
  cookie: string;
  /** In milliseconds. */
  cookieLifetime: number;
}

/** Returns the tokens of a session. The cookie is valid for five days, but no longer than the session. */
export async function issueTokens(
  deps: Pick<Deps, 'auth' | 'clock' | 'identity'>,
  session: StoredSession,
): Promise<SessionTokens> {
  const { auth, clock, identity } = deps;
  // Firebase adds the account's own claims at sign-in, so they are only valid while the account has them.
  const customToken = await auth.createCustomToken(session.uid, { sid: session.id });
  const idToken = await identity.signInWithCustomToken(customToken);
  const cookieLifetime = Math.min(COOKIE_LIFETIME_MS, session.expiresAt.getTime() - clock.now().getTime());
  const cookie = await auth.createSessionCookie(idToken, { expiresIn: cookieLifetime });
  return { customToken, cookie, cookieLifetime };
}

/** WebKit stores no `Secure` cookie of an `http:` page, not even of 127.0.0.1, where the emulators' site is. */
function cookieAttributes({ config }: Pick<Deps, 'config'>) {
  return { path: '/', httpOnly: true, secure: !config.authEmulatorHost, sameSite: 'Strict' } as const;
}

/** Puts the session cookie into the response. */
export function sendCookie(
  http: Http,
  deps: Pick<Deps, 'config'>,
  { cookie, cookieLifetime }: SessionTokens,
): void {
  setCookie(http, COOKIE, cookie, {
    ...cookieAttributes(deps),
    maxAge: Math.floor(cookieLifetime / 1000),
  });
}

/** Removes the session cookie from the browser. */
export function clearCookie(http: Http, deps: Pick<Deps, 'config'>): void {
  deleteCookie(http, COOKIE, cookieAttributes(deps));
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
  session: StoredSession;
  /** When the cookie expires, in seconds since 1970; absent for an ID token. */
  cookieEnds?: number;
}

/**
 * Returns the caller by an ID token (`Authorization: Bearer`) or session cookie that is valid, unrevoked and belongs to
 * a session that has not ended; null otherwise. A token from Identity Toolkit's public password endpoint has no session.
 */
export async function findCaller(http: Http, deps: Deps): Promise<Caller | null> {
  const { auth } = deps;
  const bearer = /^Bearer (.+)$/i.exec(http.req.header('Authorization') ?? '')?.[1];
  const cookie = getCookie(http, COOKIE);
  const token = bearer
    ? await verified(auth.verifyIdToken(bearer, true))
    : cookie && (await verified(auth.verifySessionCookie(cookie, true)));
  if (!token || typeof token['sid'] !== 'string') return null;
  const session = await findSession(deps, token.uid, token['sid']);
  if (!session) return null;
  return { uid: token.uid, session, ...(!bearer && { cookieEnds: token.exp }) };
}

/** Returns whether the account has the admin claim now; a token may have been issued before the claim was removed. */
export async function isAdmin({ auth }: Pick<Deps, 'auth'>, uid: string): Promise<boolean> {
  const { customClaims } = await auth.getUser(uid);
  return customClaims?.['admin'] === true;
}

/** Renews the cookie after half of its lifetime, unless the session ends too soon for a new one. */
async function renewCookie(http: Http, deps: Deps, { session, cookieEnds }: Caller): Promise<void> {
  if (cookieEnds === undefined) return;
  const ends = cookieEnds * 1000;
  const isHalfUsed = ends < deps.clock.now().getTime() + COOKIE_LIFETIME_MS / 2;
  const canBeLonger = ends + SHORTEST_COOKIE_MS < session.expiresAt.getTime();
  if (isHalfUsed && canBeLonger) sendCookie(http, deps, await issueTokens(deps, session));
}

/**
 * Returns whether the caller is an admin; if so, records that the session is used and renews its cookie in the response.
 * A session stays valid when its renewal fails.
 */
export async function admitAdmin(http: Http, deps: Deps, caller: Caller): Promise<boolean> {
  if (!(await isAdmin(deps, caller.uid))) return false;
  const upkeep = await Promise.allSettled([renewCookie(http, deps, caller), markSeen(deps, caller.session)]);
  for (const result of upkeep) {
    if (result.status === 'rejected') {
      deps.log({
        severity: 'WARNING',
        message: 'session not renewed',
        requestId: http.get('requestId'),
        error: describeError(result.reason as Error),
      });
    }
  }
  return true;
}

/**
 * Returns the calling admin.
 * @throws DomainError unauthenticated (no valid session) or forbidden (not an admin)
 */
export async function requireAdmin(http: Http, deps: Deps): Promise<Caller> {
  const caller = await findCaller(http, deps);
  if (caller === null) throw new DomainError('unauthenticated');
  if (!(await admitAdmin(http, deps, caller))) throw new DomainError('forbidden');
  return caller;
}
