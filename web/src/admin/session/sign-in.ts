import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import type { login } from '@app/domain/api/admin.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

export type SignInOutcome = 'signed-in' | 'refused' | 'unverified' | 'failed';

/** Signs in to `/api` and then to Firebase, whose SDK is fetched while the server looks at the password. */
export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  try {
    const [answer, session] = await Promise.all([
      call<typeof login>('POST', '/api/admin/login', { body: credentials }),
      import('./session.ts'),
    ]);
    if (!answer.success) return 'refused';
    await session.signInToFirebase(answer.customToken);
    return 'signed-in';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    return error.problem?.code === 'app_not_verified' ? 'unverified' : 'refused';
  }
}
