import type { Auth } from 'firebase-admin/auth';
import { adminEmail } from '@app/domain/admin/admin.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { BRAND } from '@app/domain/brand.ts';

async function findAccount(auth: Auth, email: string) {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/**
 * Makes the account an admin who signs in with this password, creating it when there is none. A new password ends
 * the account's sessions.
 * @param domain completes a username without `@`
 * @returns the account's e-mail address
 */
export async function ensureAdmin(
  auth: Auth,
  { username, password }: Credentials,
  domain: string = BRAND.adminDomain,
): Promise<string> {
  const email = adminEmail(username, domain);
  const existing = await findAccount(auth, email);
  const account = existing
    ? await auth.updateUser(existing.uid, { password, disabled: false })
    : await auth.createUser({ email, password });
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  return email;
}
