import type { UserRecord } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { foundAccount } from './admin-account.ts';
import { withAuditLog } from '../audit/audited-transaction.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from './admin-session.ts';

/** Returns whether the API refuses the account's sessions that started then; see `findCaller` and `isAdmin`. */
function isRefused(account: UserRecord | null, startedAt: Date): boolean {
  if (!account || account.disabled || account.customClaims?.['admin'] !== true) return true;
  return startedAt < new Date(account.tokensValidAfterTime ?? 0);
}

/**
 * Ends the sessions of accounts that were deleted, disabled, stripped of the admin claim or given another password in
 * Firebase's console. The API asks for the account at each request; the security rules look up only the session.
 * @returns the number of sessions ended
 */
export async function endRefusedSessions(
  deps: Pick<Deps, 'auth' | 'db' | 'transaction' | 'clock'>,
): Promise<number> {
  const { docs } = await deps.db.collection(COLLECTIONS.adminSessions).select('uid', 'startedAt').get();
  const accounts = new Map<string, UserRecord | null>();
  for (const uid of new Set(docs.map((session) => session.get('uid') as string)))
    accounts.set(uid, await foundAccount(deps.auth.getUser(uid)));
  const refused = docs.filter((session) =>
    isRefused(
      accounts.get(session.get('uid') as string) ?? null,
      (session.get('startedAt') as Timestamp).toDate(),
    ),
  );
  // One by one: nothing limits how many sessions a stolen password begins, but a commit has a limit.
  for (const session of refused) await endSessions(withAuditLog(deps, 'system'), [session]);
  return refused.length;
}
