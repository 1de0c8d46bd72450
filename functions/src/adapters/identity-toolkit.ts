import { z } from 'zod';
import { DomainError, type ErrorCode } from '@app/domain/errors.ts';
import type { Config } from '../env.ts';

/** Signs in as a client does, because firebase-admin has no method for it. Both methods return an ID token. */
export interface IdentityToolkit {
  /**
   * Returns null when the address or the password is wrong, or the account is disabled.
   * @throws DomainError account_locked, try_again
   */
  signInWithPassword(email: string, password: string): Promise<string | null>;
  signInWithCustomToken(customToken: string): Promise<string>;
}

/** Identity Toolkit's codes for invalid credentials; it may append ` : explanation` to a code. */
const REFUSALS = [
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_EMAIL',
  'USER_DISABLED',
];
/**
 * Errors that do not concern the credentials. Google locks an account after many failures, for an undocumented time or until
 * a new password is set (HTTP 400, https://github.com/firebase/firebase-js-sdk/issues/2399).
 */
const REJECTIONS: Partial<Record<string, ErrorCode>> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'account_locked',
  QUOTA_EXCEEDED: 'try_again',
};
const TIMEOUT_MS = 7_000;

const answerSchema = z.union([
  z.object({ idToken: z.string() }),
  z.object({ error: z.object({ message: z.string() }) }),
]);

/** @throws DomainError try_again when the request times out or the server fails */
async function post(address: string, body: object): Promise<unknown> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const response = await fetch(address, request);
    if (response.status < 500) return await response.json();
  } catch {
    // A timeout, a failed connection and an incomplete response have the same result for the caller.
  }
  throw new DomainError('try_again');
}

/** Returns a client of the Identity Toolkit REST API: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts */
export function identityToolkit({ authEmulatorHost, webApiKey }: Config): IdentityToolkit {
  const base = authEmulatorHost
    ? `http://${authEmulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';

  async function signIn(method: string, body: object) {
    const address = `${base}/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`;
    const answer = await post(address, { ...body, returnSecureToken: true });
    return answerSchema.parse(answer);
  }

  return {
    async signInWithPassword(email, password) {
      const answer = await signIn('signInWithPassword', { email, password });
      if ('idToken' in answer) return answer.idToken;
      const reason = answer.error.message.split(' ')[0] as string;
      if (REFUSALS.includes(reason)) return null;
      const code = REJECTIONS[reason];
      if (code) throw new DomainError(code);
      throw new Error(`Identity Toolkit refused a password sign-in: ${reason}`);
    },

    async signInWithCustomToken(customToken) {
      const answer = await signIn('signInWithCustomToken', { token: customToken });
      if ('idToken' in answer) return answer.idToken;
      throw new Error(`Identity Toolkit refused a custom token: ${answer.error.message}`);
    },
  };
}
