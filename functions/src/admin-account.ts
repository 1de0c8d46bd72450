import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { adminEmail } from '@app/domain/admin/admin.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { BRAND } from '@app/domain/brand.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';

async function findAccount(auth: Auth, email: string) {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

interface AdminAccountOptions {
  /** Completes a username without `@`. */
  domain?: string;
  /** Disables two-step login, for an admin who has lost the app and the recovery codes. */
  resetSecondFactor?: boolean;
}

/**
 * Makes the account an admin who signs in with this password, creating it when there is none. A new password ends
 * the account's sessions.
 * @returns the account's e-mail address
 */
export async function ensureAdmin(
  { auth, db }: { auth: Auth; db: Firestore },
  { username, password }: Credentials,
  { domain = BRAND.adminDomain, resetSecondFactor = false }: AdminAccountOptions = {},
): Promise<string> {
  const email = adminEmail(username, domain);
  const existing = await findAccount(auth, email);
  const account = existing
    ? await auth.updateUser(existing.uid, { password, disabled: false })
    : await auth.createUser({ email, password });
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  if (existing) {
    const sessions = await db.collection(COLLECTIONS.adminSessions).where('uid', '==', account.uid).get();
    await Promise.all(sessions.docs.map(({ ref }) => ref.delete()));
  }
  if (resetSecondFactor) await db.collection(COLLECTIONS.adminSecondFactors).doc(account.uid).delete();
  return email;
}
