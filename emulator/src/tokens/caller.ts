import type { RulesAuth } from '../rules/firestore/firestore-api.ts';
import { StatusError } from '../values/status.ts';
import { decodeToken, isGenuine, type TokenKeys } from './verify-token.ts';

/** The caller: the admin, who bypasses the rules, or a client, which may be signed in. */
export type Caller =
  | { readonly kind: 'admin' }
  | {
      readonly kind: 'client';
      readonly auth: RulesAuth | null;
      /** The project for which a verified token was issued; the token is not valid for others. */
      readonly project?: string;
    };

/**
 * Returns the caller that the Authorization header identifies. `Bearer owner` is the admin; server SDKs send it to
 * emulators. Any other bearer must be a JWT. Without `keys` its signature is not verified and its age does not matter:
 * the Auth emulator's tokens are unsigned. Without a header the client is not signed in. Throws UNAUTHENTICATED for any
 * other token.
 */
export function callerOf(authorization: string | undefined, keys?: TokenKeys, now = new Date()): Caller {
  if (!authorization) return { kind: 'client', auth: null };
  const [scheme, bearer, ...rest] = authorization.trim().split(/\s+/);
  if (!scheme || !/^bearer$/i.test(scheme) || !bearer || rest.length > 0) throw unauthenticated();
  if (bearer === 'owner') return { kind: 'admin' };
  const token = decodeToken(bearer);
  if (!token || (keys && !isGenuine(token, keys, now))) throw unauthenticated();
  const uid = token.claims['sub'] ?? token.claims['user_id'];
  if (typeof uid !== 'string') throw unauthenticated();
  return {
    kind: 'client',
    auth: { uid, token: token.claims },
    ...(keys && { project: String(token.claims['aud']) }),
  };
}

/**
 * Throws UNAUTHENTICATED for the bearer of another project's token.
 * @param database `projects/p/databases/d`
 */
export function requireTokenFor(caller: Caller, database: string): void {
  if (caller.kind === 'admin' || caller.project === undefined) return;
  if (caller.project !== database.split('/')[1]) throw unauthenticated();
}

function unauthenticated(): StatusError {
  return new StatusError('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
}
