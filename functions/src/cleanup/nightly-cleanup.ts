import { RETENTION_POLICIES } from '@app/domain/retention.ts';
import type { Deps } from '../deps.ts';
import { checkMissedPictures } from '../pictures/check-missed.ts';
import { removeAbandonedPictures } from '../pictures/remove-abandoned.ts';
import { removeExpiredBookings } from '../retention/remove-expired-bookings.ts';
import { removeExpired } from '../retention/remove-expired.ts';
import { runParts } from '../run-parts.ts';
import type { Deadline } from './deadline.ts';

/**
 * Deletes the records whose time has run out and the pictures that were never used, and checks the pictures whose event
 * was lost. Each part is tried, whatever becomes of the others. Each does its work piece by piece and stops at the
 * deadline; the next night goes on with what is left.
 * @throws Error when a part failed
 */
export async function runNightlyCleanup(
  deps: Pick<Deps, 'db' | 'bucket' | 'transaction' | 'clock' | 'log'>,
  requestId: string,
  deadline: Deadline,
): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const expired = RETENTION_POLICIES.map(
    (retention) => [retention.collection, () => removeExpired(db, retention, now, deadline)] as const,
  );
  const counts = await runParts(deps, requestId, {
    ...Object.fromEntries(expired),
    bookings: () => removeExpiredBookings(deps, now, deadline),
    abandonedPictures: () => removeAbandonedPictures(deps, now, deadline),
    missedPictures: () => checkMissedPictures(deps, requestId, now, deadline),
  });
  log({ severity: 'INFO', message: 'cleanup completed', requestId, ...counts, isDone: !deadline.isOver() });
}
