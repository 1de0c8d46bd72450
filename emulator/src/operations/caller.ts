import type { RulesAuth } from '../rules/api.ts';
import { StatusError } from '../status.ts';

/** Who calls: the admin, whom no rule binds, or a client, signed in or not. */
export type Caller =
  { readonly kind: 'admin' } | { readonly kind: 'client'; readonly auth: RulesAuth | null };

/**
 * Who calls, by the Authorization header. `Bearer owner` is the admin. Any other bearer must be a JWT, whose
 * signature is not verified and whose age does not matter: the emulators' tokens are unsigned and live for ever.
 * Without a header nobody is signed in. Throws UNAUTHENTICATED for a token that is no JWT.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (!authorization) return { kind: 'client', auth: null };
  const [scheme, token, ...rest] = authorization.trim().split(/\s+/);
  if (!scheme || !/^bearer$/i.test(scheme) || !token || rest.length > 0) throw unauthenticated();
  if (token === 'owner') return { kind: 'admin' };
  const claims = decodeClaims(token);
  const uid = claims['sub'] ?? claims['user_id'];
  if (typeof uid !== 'string') throw unauthenticated();
  return { kind: 'client', auth: { uid, token: claims } };
}

function decodeClaims(token: string): Record<string, unknown> {
  const [, payload = '', ...rest] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (rest.length === 1 && typeof claims === 'object' && claims !== null) return { ...claims };
  } catch {
    // Falls through to the one answer for every token that cannot be read.
  }
  throw unauthenticated();
}

function unauthenticated(): StatusError {
  return new StatusError('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
}
