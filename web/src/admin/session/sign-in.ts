import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import type { login } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Storage key of the token by which the login endpoint recognizes a known browser; it grants no access by itself. */
const KEY = 'admin-device';

/** Null when there is none or storage is blocked. */
function readDeviceMark(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage, the next login counts as one from a new device. */
function storeDeviceMark(mark: string): void {
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // Signing in works without it.
  }
}

export type SignInOutcome =
  | 'signed-in'
  | 'refused'
  | 'unverified'
  | 'code-required'
  | 'wrong-code'
  | 'too-many'
  | 'locked'
  | 'unavailable'
  | 'failed';

/** The API's error codes that have their own text; any other shows the general one. */
const OUTCOMES: Readonly<Record<string, SignInOutcome>> = {
  app_not_verified: 'unverified',
  second_factor_required: 'code-required',
  wrong_code: 'wrong-code',
  rate_limited: 'too-many',
  account_locked: 'locked',
  try_again: 'unavailable',
};

/**
 * Signs in to `/api` and then to Firebase, whose SDK loads while the server checks the password.
 * @param code of the second factor, if the account has one
 */
export async function signIn(credentials: Credentials, code?: string): Promise<SignInOutcome> {
  const device = readDeviceMark();
  const body = { ...credentials, ...(code !== undefined && { code }), ...(device !== null && { device }) };
  try {
    const [answer, session] = await Promise.all([
      call<typeof login>('POST', '/api/admin/login', { body }),
      import('./session.ts'),
    ]);
    if (!answer.success) return 'refused';
    storeDeviceMark(answer.device);
    await session.signInToFirebase(answer.customToken);
    return 'signed-in';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    return OUTCOMES[error.problem?.code ?? ''] ?? 'refused';
  }
}
