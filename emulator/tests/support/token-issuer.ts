import { createSign, generateKeyPairSync } from 'node:crypto';

/** The key id (`kid`) that every issuer uses, so that only the signature distinguishes their tokens. */
export const KEY_ID = 'sample-key';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Issues ID tokens in the format of production, signed with a new key pair. */
export class TokenIssuer {
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

  readonly #projectId: string;

  constructor(projectId: string) {
    this.#projectId = projectId;
  }

  /** Returns the public key as JSON in the format that `--verify-tokens` reads: PEM texts by key id. */
  publicKeys(): string {
    return JSON.stringify({ [KEY_ID]: this.#keys.publicKey.export({ type: 'spki', format: 'pem' }) });
  }

  /** Returns a token of an account that signed in a minute ago; `claims` and `header` override the defaults. */
  sign(claims: object, header: object = {}): string {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now - 60, auth_time: now - 60, exp: now + 3600 };
    const issued = {
      iss: `https://securetoken.google.com/${this.#projectId}`,
      aud: this.#projectId,
      ...times,
    };
    const signed = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header })}.${encode({ ...issued, ...claims })}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(this.#keys.privateKey, 'base64url')}`;
  }
}

/** Returns the claims of a token in an unsigned token, as the Auth emulator issues them. */
export function withoutSignature(token: string): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`;
}

/** Returns a signed token whose claims are replaced by those of another; its signature no longer matches. */
export function withClaimsOf(signed: string, other: string): string {
  const [header = '', , signature = ''] = signed.split('.');
  return `${header}.${other.split('.')[1]}.${signature}`;
}
