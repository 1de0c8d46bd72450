import { z } from 'zod';
import { eventInputSchema, eventSchema } from '../event/event-schema.ts';
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
