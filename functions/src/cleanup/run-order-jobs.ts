import { type CallOffDeps, continueCallOffs } from '../bookings/call-off-event.ts';
import type { Deadline } from '../run-deadline.ts';
import { runParts } from '../run-parts.ts';
import { maintainOrders } from './maintain-orders.ts';

/**
 * Continues to call events off until `deadline`, then expires unpaid orders and sends due refunds, also after a failure.
 * @throws Error when a part failed
 */
export function runOrderJobs(
  deps: CallOffDeps,
  requestId: string,
  deadline: Deadline,
): Promise<Record<string, unknown>> {
  return runParts(deps, requestId, {
    callOffs: () => continueCallOffs(deps, requestId, deadline),
    orders: () => maintainOrders(deps, requestId),
  });
}
