import { createVerify, type KeyObject } from 'node:crypto';

/** The public keys that tokens may be signed with, by their ids (`kid`). */
export type TokenKeys = ReadonlyMap<string, KeyObject>;

export type Claims = Readonly<Record<string, unknown>>;

/**
 * Verifies Firebase ID tokens as production does.
 * @param projectId whose tokens these must be; undefined takes those of any project
 */
export interface TokenVerification {
  readonly keys: TokenKeys;
  readonly projectId: string | undefined;
}

/** A token in its parts; undefined where it is no JWT. */
export interface DecodedToken {
  readonly header: Claims;
  readonly claims: Claims;
  readonly signed: string;
  readonly signature: Buffer;
}

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
 * Whether a token is one that production would take: signed by RS256 with a known key, of this project, begun and not yet
 * ended, with a subject. The conditions are those of "Verify ID tokens using a third-party JWT library" in Firebase's
 * documentation.
 */
export function isGenuine(token: DecodedToken, { keys, projectId }: TokenVerification, now: Date): boolean {
  const { header, claims } = token;
  const { aud, iss, sub, exp, iat, auth_time: signedIn } = claims;
  const seconds = now.getTime() / 1000;
  const began = (at: unknown): boolean => typeof at === 'number' && at <= seconds;
  return (
    header['alg'] === 'RS256' &&
    typeof aud === 'string' &&
    aud === (projectId ?? aud) &&
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
