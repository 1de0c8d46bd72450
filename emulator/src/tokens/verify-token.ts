import { createVerify, type KeyObject } from 'node:crypto';

/** The public keys for verifying tokens, by key id (`kid`). */
export type TokenKeys = ReadonlyMap<string, KeyObject>;

type Claims = Readonly<Record<string, unknown>>;

/** The parts of a token. */
export interface DecodedToken {
  readonly header: Claims;
  readonly claims: Claims;
  readonly signed: string;
  readonly signature: Buffer;
}

/** Returns the parts of a token; undefined when it is not a JWT. */
export function decodeToken(token: string): DecodedToken | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0)
    return undefined;
  const [decodedHeader, claims] = [header, payload].map(decodePart);
  if (!decodedHeader || !claims) return undefined;
  return {
    header: decodedHeader,
    claims,
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

function decodePart(part: string): Claims | undefined {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof decoded === 'object' && decoded !== null ? { ...decoded } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether production would accept a token: it is signed by RS256 with a known key, its audience and issuer name the
 * same project, it is valid at the current time, and it has a subject. The operation checks whether that is the project of
 * the request. The conditions are those of "Verify ID tokens using a third-party JWT library" in Firebase's documentation.
 */
export function isGenuine(token: DecodedToken, keys: TokenKeys, now: Date): boolean {
  const { header, claims } = token;
  const { aud, iss, sub, exp, iat, auth_time: signedIn } = claims;
  const seconds = now.getTime() / 1000;
  const began = (at: unknown): boolean => typeof at === 'number' && at <= seconds;
  return (
    header['alg'] === 'RS256' &&
    typeof aud === 'string' &&
    iss === `https://securetoken.google.com/${aud}` &&
    typeof sub === 'string' &&
    sub !== '' &&
    typeof exp === 'number' &&
    exp > seconds &&
    began(iat) &&
    began(signedIn) &&
    isSigned(token, keys)
  );
}

function isSigned({ header, signed, signature }: DecodedToken, keys: TokenKeys): boolean {
  const key = typeof header['kid'] === 'string' ? keys.get(header['kid']) : undefined;
  return key !== undefined && createVerify('RSA-SHA256').update(signed).verify(key, signature);
}
