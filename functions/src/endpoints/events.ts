import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/events.ts';
import { NEW_EVENT } from '@app/domain/event/event.ts';
import { closeEventAccount } from '../events/event-account.ts';
import { bookingTransaction } from '../bookings/firestore-booking-store.ts';
import type { Deps } from '../deps.ts';
import { findConcerned } from '../events/find-concerned.ts';
import { beginCallOff, continueCallOff } from '../events/call-off-event.ts';
import { changeSeries as change } from '../events/change-series.ts';
import { previewEventChange as preview } from '../events/preview-event-change.ts';
import { replaceEvent as replace } from '../events/replace-event.ts';
import { continueNotice } from '../events/tell-guests.ts';
import { requirePictures } from '../content/pictures/require-pictures.ts';
import { deleteRoute } from '../routing/content-routes.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { type Deadline, deadlineIn, tryPart } from '../store/run-parts.ts';
import { createContent, EVENTS } from '../content/content-store.ts';
import { findEvents } from '../content/public-content-store.ts';

export const listEvents = route(contract.listEvents, async ({ query, http }, { db, clock }) =>
  paged(http, await findEvents(db, clock.now(), query)),
);

export const createEvent = route(contract.createEvent, async ({ body }, deps) => {
  await requirePictures(deps, EVENTS.collection, body);
  return createContent(deps, EVENTS, { ...NEW_EVENT, ...body });
});

/** Hosting ends a request after 60 seconds. */
const WORK_MS = 25_000;

/** Continues the notices of a changed event. A job that fails now is continued with the next run of `maintainOrders`. */
const tellGuestsOf = (id: string, requestId: string, deps: Deps, deadline: Deadline) =>
  tryPart(deps, requestId, `notices of event ${id}`, () => continueNotice(deps, id, requestId, deadline));

export const replaceEvent = route(
  contract.replaceEvent,
  async ({ params: { id }, query, headers, body, admin: uid, http }, deps) => {
    await requirePictures(deps, EVENTS.collection, body, id);
    const event = await replace(deps, id, body, {
      key: headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID(),
      uid,
      expected: headers[contract.IF_MATCH],
      tellsGuests: query.tellGuests === 'true',
    });
    await tellGuestsOf(id, http.get('requestId'), deps, deadlineIn(WORK_MS, deps.clock));
    return event;
  },
);

export const previewEventChange = route(contract.previewEventChange, ({ params: { id }, body }, deps) =>
  preview(deps, id, body),
);

export const changeSeries = route(
  contract.changeSeries,
  async ({ params: { id }, headers, body, admin: uid, http }, deps) => {
    const result = await change(deps, id, body, { uid, expected: headers[contract.IF_MATCH] });
    const deadline = deadlineIn(WORK_MS, deps.clock);
    for (const { id: date, isTold } of result.dates)
      if (isTold && !deadline.isOver()) await tellGuestsOf(date, http.get('requestId'), deps, deadline);
    return result;
  },
);

export const showConcerned = route(contract.showConcerned, ({ body: { dates } }, deps) =>
  findConcerned(deps, dates),
);

export const callOffEvent = route(
  contract.callOffEvent,
  async ({ params: { id }, body, admin: by, http }, deps) => {
    const { reason, dates } = body;
    const requestId = http.get('requestId');
    const deadline = deadlineIn(WORK_MS, deps.clock);
    await beginCallOff(deps, id, { reason, by, dates });
    const job = await continueCallOff(deps, id, requestId, deadline);
    for (const date of dates)
      if (!deadline.isOver())
        await tryPart(deps, requestId, `call-off of event ${date}`, () =>
          continueCallOff(deps, date, requestId, deadline),
        );
    return job;
  },
);

export const deleteEvent = deleteRoute(
  contract.deleteEvent,
  EVENTS,
  (deps, uid) => (tx, event) =>
    closeEventAccount(bookingTransaction(deps, tx), event.id, { role: 'admin', uid }, deps.clock.now()),
);
