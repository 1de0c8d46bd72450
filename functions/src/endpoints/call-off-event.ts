import * as contract from '@app/domain/api/events.ts';
import { beginCallOff, continueCallOff } from '../bookings/call-off-event.ts';
import { route } from '../routing/route.ts';
import { deadlineIn } from '../run-deadline.ts';

/** Hosting ends a request after 60 seconds. */
const WORK_MS = 25_000;

export const callOffEvent = route(
  contract.callOffEvent,
  async ({ params: { id }, body, admin: by, http }, deps) => {
    await beginCallOff(deps, id, { ...body, by });
    return continueCallOff(deps, id, http.get('requestId'), deadlineIn(WORK_MS, deps.clock));
  },
);
