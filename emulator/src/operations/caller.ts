import type { RulesAuth } from '../rules/api.ts';
import { StatusError } from '../status.ts';
import { decodeToken, isGenuine, type TokenVerification } from '../tokens/verify-token.ts';

/** Who calls: the admin, whom no rule binds, or a client, signed in or not. */
export type Caller =
  { readonly kind: 'admin' } | { readonly kind: 'client'; readonly auth: RulesAuth | null };

/**
 * Who calls, by the Authorization header. `Bearer owner` is the admin, as which the server SDKs call an emulator. Any other
 * bearer must be a JWT. Without `verification` its signature is not verified and its age does not matter: the Auth
 * emulator's tokens are unsigned. Without a header nobody is signed in. Throws UNAUTHENTICATED for any other token.
 */
export function callerOf(
  authorization: string | undefined,
  verification?: TokenVerification,
  now = new Date(),
): Caller {
  if (!authorization) return { kind: 'client', auth: null };
  const [scheme, bearer, ...rest] = authorization.trim().split(/\s+/);
  if (!scheme || !/^bearer$/i.test(scheme) || !bearer || rest.length > 0) throw unauthenticated();
  if (bearer === 'owner') return { kind: 'admin' };
  const token = decodeToken(bearer);
  if (!token || (verification && !isGenuine(token, verification, now))) throw unauthenticated();
  const uid = token.claims['sub'] ?? token.claims['user_id'];
  if (typeof uid !== 'string') throw unauthenticated();
  return { kind: 'client', auth: { uid, token: token.claims } };
}

function unauthenticated(): StatusError {
  return new StatusError('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
}
