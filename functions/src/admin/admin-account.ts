import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { adminEmail } from '@app/domain/admin/admin.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { BRAND } from '@app/domain/brand.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';

type Project = { auth: Auth; db: Firestore };

/** Returns the account that a look-up finds; null when there is none. */
export async function foundAccount(lookup: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Deletes all sessions of an account. Returns their number. */
async function deleteSessions(db: Firestore, uid: string): Promise<number> {
  const { docs } = await db.collection(COLLECTIONS.adminSessions).where('uid', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
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
  { auth, db }: Project,
  { username, password }: Credentials,
  { domain = BRAND.adminDomain, resetSecondFactor = false }: AdminAccountOptions = {},
): Promise<string> {
  const email = adminEmail(username, domain);
  const existing = await foundAccount(auth.getUserByEmail(email));
  const account = existing
    ? await auth.updateUser(existing.uid, { password, disabled: false })
    : await auth.createUser({ email, password });
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, admin: true });
  if (existing) await deleteSessions(db, account.uid);
  if (resetSecondFactor) await db.collection(COLLECTIONS.adminSecondFactors).doc(account.uid).delete();
  return email;
}

/**
 * Disables the account and ends its sessions: the API and the security rules refuse its tokens from now on. `ensureAdmin`
 * opens it again with a new password.
 * @returns the account's e-mail address and the number of its sessions; null when there is no such account
 */
export async function closeAdmin(
  { auth, db }: Project,
  username: string,
  domain: string = BRAND.adminDomain,
): Promise<{ email: string; sessions: number } | null> {
  const email = adminEmail(username, domain);
  const account = await foundAccount(auth.getUserByEmail(email));
  if (!account) return null;
  // First, so that no session begins after the others have ended.
  await auth.updateUser(account.uid, { disabled: true });
  return { email, sessions: await deleteSessions(db, account.uid) };
}
