import { z } from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/language.ts';
import { endpoint } from './endpoint.ts';
import { FORM_NAMES } from './form-name.ts';

/** A page with a form of an event. */
const EVENT_FORM_PAGE = {
  method: 'GET',
  access: 'public',
  query: z.strictObject({
    eventId: idSchema,
    language: z.enum(LANGUAGES),
    /** The idempotency key of what the form creates. */
    key: idSchema.optional(),
  }),
  status: 200,
  output: z.string(),
  format: 'html',
  redirects: true,
} as const;

export const bookingFormPage = endpoint({
  ...EVENT_FORM_PAGE,
  path: '/api/bookings/form',
  summary:
    'Shows the booking form of an event as a page that works without JavaScript. Without a key it redirects to the page with a new one, so that Back returns to the form with the same key',
  errors: ['not_found', 'capacity_exceeded', 'event_closed'],
});

export const waitlistFormPage = endpoint({
  ...EVENT_FORM_PAGE,
  path: '/api/waitlist/form',
  summary:
    'Shows the form to join the waitlist of an event as a page that works without JavaScript. Without a key it redirects to the page with a new one',
  errors: ['not_found', 'event_closed'],
});

export const formSentPage = endpoint({
  method: 'GET',
  path: '/api/forms/sent',
  summary: 'Shows that a form sent without JavaScript was accepted; accepted forms are redirected here',
  access: 'public',
  query: z.strictObject({
    form: z.enum(FORM_NAMES),
    language: z.enum(LANGUAGES),
    /** The booking's id; the page shows the reference derived from it. */
    id: idSchema.optional(),
    /** Until when the booking has to be paid online. */
    payBy: instantSchema.optional(),
  }),
  status: 200,
  output: z.string(),
  format: 'html',
  errors: [],
});
