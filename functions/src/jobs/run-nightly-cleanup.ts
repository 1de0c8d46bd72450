import { RETENTION_POLICIES } from '@app/domain/retention.ts';
import type { BookingStoreDeps } from '../bookings/firestore-booking-store.ts';
import { rebuildContentStatus } from '../content/rebuild-content-status.ts';
import { raiseVersions } from '../content/raise-version.ts';
import type { Deps } from '../deps.ts';
import { checkMissedPictures } from '../content/pictures/check-missed.ts';
import { findLostPictures } from '../content/pictures/find-lost.ts';
import { removeAbandonedPictures } from '../content/pictures/remove-abandoned.ts';
import { removeExpiredBookings } from './remove-expired-bookings.ts';
import { compareWithJournal } from './compare-with-journal.ts';
import { updateSummaries } from './update-summaries.ts';
import { updateAllNoneLeft } from '../orders/none-left.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { removeOrphans } from '../content/rebuild-search-entries.ts';
import { removeExpired } from './remove-expired.ts';
import { removeSpecialRequests } from './remove-special-requests.ts';
import { runParts, type Deadline } from '../store/run-parts.ts';
import { completeAllVisibilities } from '../content/complete-visibility.ts';
import { continueErasures } from '../contacts/data-requests.ts';

/**
 * Deletes expired records, search entries without a document and images that were never used, compares orders with the records about them, updates
 * the monthly summaries and compares them with the journal, updates the summaries of missing translations and pictures, marks products of which no counted piece is left, and checks images whose Storage event was lost. Raises the version of all public content, for changes whose event was lost. Every part
 * is attempted, even if another one fails. Each part works in small steps and stops at the deadline; the next night's
 * run continues.
 * @throws Error when a part failed
 */
export async function runNightlyCleanup(
  deps: BookingStoreDeps & Pick<Deps, 'bucket' | 'log'>,
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
    contentVersions: () => raiseVersions(deps, now),
    bookings: () => removeExpiredBookings(deps, now, deadline),
    specialRequests: () => removeSpecialRequests(deps, now, deadline),
    dataRequests: () => continueErasures(deps, deadline),
    abandonedPictures: () => removeAbandonedPictures(deps, now, deadline),
    visibilities: () => completeAllVisibilities(db, deadline),
    searchEntries: () => removeOrphans(db, now, deadline),
    contentStatus: () => rebuildContentStatus(deps, deadline),
    noneLeft: () => updateAllNoneLeft(deps, deadline),
    summaries: () => updateSummaries(deps, deadline),
    numbers: () => compareWithJournal(deps),
    reconciliation: () => reconcileOrders(deps, requestId, deadline),
    lostPictures: () => findLostPictures(deps),
    missedPictures: () => checkMissedPictures(deps, requestId, now, deadline),
  });
  log({ severity: 'INFO', message: 'cleanup completed', requestId, ...counts, isDone: !deadline.isOver() });
}
