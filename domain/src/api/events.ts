import { z } from 'zod';
import { callOffInputSchema, callOffSchema } from '../booking/call-off-schema.ts';
import { eventInputSchema, eventSchema } from '../event/event-schema.ts';
import { idSchema } from '../shared/fields.ts';
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

export const manageEvents = contentEndpoints({
  path: '/api/admin/events',
  noun: 'an event',
  input: eventInputSchema,
  item: eventSchema,
  deleteErrors: ['event_has_bookings'],
});

export const callOffEvent = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/call-off',
  summary:
    'Calls an upcoming event off: hides it, cancels its bookings, tells each guest once and requests the refunds. The job continues by itself every few minutes, and at once when the request is repeated',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: callOffInputSchema,
  status: 200,
  output: callOffSchema,
  errors: ['not_found', 'event_closed'],
});
