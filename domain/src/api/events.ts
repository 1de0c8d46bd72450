import { z } from 'zod';
import { callOffInputSchema, callOffSchema } from '../booking/call-off-schema.ts';
import {
  concernedInputSchema,
  concernedSchema,
  eventChangePreviewSchema,
} from '../booking/event-notice-schema.ts';
import { eventInputSchema, eventSchema } from '../event/event-schema.ts';
import { seriesChangeResultSchema, seriesChangeSchema } from '../event/series-change-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { IDEMPOTENCY_HEADER } from './bookings.ts';
import { contentEndpoints } from './content.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Lists the active events, past and upcoming, earliest first',
  access: 'public',
  query: z.strictObject(pageQuery),
  status: 200,
  output: z.array(eventSchema),
  errors: [],
});

const {
  create: createEvent,
  replace,
  remove: deleteEvent,
} = contentEndpoints({
  path: '/api/admin/events',
  noun: 'an event',
  input: eventInputSchema,
  item: eventSchema,
  deleteErrors: ['event_has_bookings'],
});

export { createEvent, deleteEvent };

/** The header with the entity tag of the event that the admin saw: see `entityTag`. */
export const IF_MATCH = 'If-Match';

export const replaceEvent = endpoint({
  ...replace,
  summary:
    'Replaces an event, also its date, place, price and capacity while seats are taken; its id and creation time do not change. With tellGuests, everybody whose booking holds seats gets one mail with the new calendar file. With If-Match, only the event that has this entity tag is replaced',
  headers: z.object({
    [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional(),
    [IF_MATCH]: z.string().max(100).optional(),
  }),
  query: z.strictObject({ tellGuests: z.enum(['true', 'false']).default('false') }),
  errors: ['not_found', 'capacity_below_taken', 'changed_meanwhile'],
});

export const previewEventChange = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/change-preview',
  summary:
    'Shows whom a change of an event concerns and the mail that they would get, in both languages; changes nothing',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: eventInputSchema,
  status: 200,
  output: eventChangePreviewSchema,
  errors: ['not_found'],
});

export const changeSeries = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/series-change',
  summary:
    'Replaces an event and lets other dates of its series take over what changed, all in one commit, also where guests have booked; with tellsGuests each of them gets one mail with the new calendar file. A date with more seats taken than the new capacity stays as it is and is named. Only the event that has the entity tag of If-Match is replaced, or one that is already as it is to be',
  access: 'admin',
  params: z.object({ id: idSchema }),
  headers: z.object({ [IF_MATCH]: z.string().max(100) }),
  body: seriesChangeSchema,
  status: 200,
  output: seriesChangeResultSchema,
  errors: ['not_found', 'capacity_below_taken', 'changed_meanwhile'],
});

export const showConcerned = endpoint({
  method: 'POST',
  path: '/api/admin/events/concerned',
  summary:
    'Shows how many guests of each of these events hold seats or wait, how many of them can be mailed, and what has been paid; changes nothing',
  access: 'admin',
  body: concernedInputSchema,
  status: 200,
  output: z.array(concernedSchema),
  errors: [],
});

export const callOffEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/call-off',
  summary:
    'Calls an upcoming event off, with other dates of its series if they are named: hides it, cancels its bookings, tells each guest once and requests the refunds. The job continues by itself every few minutes, and at once when the request is repeated; the answer is that of the event',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: callOffInputSchema,
  status: 200,
  output: callOffSchema,
  errors: ['not_found', 'event_closed'],
});
