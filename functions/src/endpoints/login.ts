import { adminEmail } from '@app/domain/admin/admin.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import * as contract from '@app/domain/api/admin.ts';
import { DomainError } from '@app/domain/errors.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import type { Deps } from '../deps.ts';
import type { Permit } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { isAdmin, startSession } from '../http/session.ts';

/** A refusal takes this long whatever was wrong, so that its time does not tell a known name from an unknown one. */
export const REFUSAL_MS = 800;

async function signIn({ username, password }: Credentials, deps: Deps) {
  const email = adminEmail(username, deps.config.adminDomain);
  const idToken = await deps.identity.signInWithPassword(email, password);
  if (idToken === null) return null;
  const { uid } = await deps.auth.verifyIdToken(idToken);
  return (await isAdmin(deps, uid)) ? { idToken, uid } : null;
}

export const login = route(contract.login, async ({ body, count, http }, deps) => {
  const address = await count();
  const name = await countName(body, address, deps);
  const refusalTime = deps.clock.wait(REFUSAL_MS);
  const admin = await signIn(body, deps);
  if (!admin) {
    await refusalTime;
    throw new DomainError('invalid_credentials');
  }
  await Promise.all([address.giveBack(), name.giveBack()]);
  await startSession(http, deps, admin.idToken);
  // No claims of its own: the account's are added at sign-in, and end with the account's.
  return { success: true as const, customToken: await deps.auth.createCustomToken(admin.uid) };
});

/** Counts the attempt for the name too, before the password is looked at: so nobody gains by trying many at once. */
async function countName({ username }: Credentials, address: Permit, deps: Deps): Promise<Permit> {
  const email = comparableEmail(adminEmail(username, deps.config.adminDomain));
  try {
    return await deps.limiter.take('loginName', deps.config.limits.loginName, email);
  } catch (error) {
    // What was not tried is no failure of the address.
    await address.giveBack();
    throw error;
  }
}
