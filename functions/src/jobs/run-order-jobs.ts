import { type CallOffDeps, continueCallOffs } from '../events/call-off-event.ts';
import { continueNotices } from '../events/tell-guests.ts';
import { type Deadline, runParts } from '../store/run-parts.ts';
import { processDueOrders } from './process-due-orders.ts';

/**
 * Continues to call events off and to tell guests about changed events, each until its deadline, then expires unpaid orders
 * and sends due refunds, also after a failure.
 * @throws Error when a part failed
 */
export function runOrderJobs(
  deps: CallOffDeps,
  requestId: string,
  deadlines: Record<'callOffs' | 'notices', Deadline>,
): Promise<Record<string, unknown>> {
  return runParts(deps, requestId, {
    callOffs: () => continueCallOffs(deps, requestId, deadlines.callOffs),
    notices: () => continueNotices(deps, requestId, deadlines.notices),
    orders: () => processDueOrders(deps, requestId),
  });
}
