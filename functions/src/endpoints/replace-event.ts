import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/events.ts';
import { replaceEvent as replace } from '../bookings/replace-event.ts';
import { continueNotice } from '../bookings/tell-guests.ts';
import { route } from '../routing/route.ts';
import { deadlineIn } from '../run-deadline.ts';
import { tryPart } from '../run-parts.ts';

/** Hosting ends a request after 60 seconds. */
const WORK_MS = 25_000;

export const replaceEvent = route(
  contract.replaceEvent,
  async ({ params: { id }, query, headers, body, admin: uid, http }, deps) => {
    const event = await replace(deps, id, body, {
      key: headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID(),
      uid,
      expected: headers[contract.IF_MATCH],
      tellsGuests: query.tellGuests === 'true',
    });
    // The event is changed: a job that fails now is continued with the next run of `maintainOrders`.
    const requestId = http.get('requestId');
    await tryPart(deps, requestId, `notices of event ${id}`, () =>
      continueNotice(deps, id, requestId, deadlineIn(WORK_MS, deps.clock)),
    );
    return event;
  },
);
