import { z } from 'zod';
import { newsletterInputSchema } from '../newsletter/newsletter-subscription-schema.ts';
import { recordIdSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import { endpoint } from './endpoint.ts';
import { honeypotFields } from './honeypot.ts';

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Requests a newsletter subscription and sends a mail with a confirmation link. An unsubscribed address may subscribe again; an unconfirmed one receives the mail again; only a confirmed one returns 409',
  access: 'public',
  body: newsletterInputSchema.extend({
    /** The language the visitor used. Mails to the visitor are written in it. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    ...honeypotFields,
  }),
  status: 201,
  output: z.object({ success: z.literal(true) }),
  limit: 'newsletter',
  form: 'newsletter',
  errors: ['already_subscribed'],
});

/** The unguessable token of a confirmation or unsubscribe link in a mail. */
const tokenQuery = z.strictObject({ token: z.string().max(200) });

export const confirmPage = endpoint({
  method: 'GET',
  path: '/api/newsletter/confirm',
  summary:
    'Shows a page with a button that confirms the subscription; changes nothing itself, because mail scanners open links. Returns 404 where the button would, and no button once it is confirmed',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found'],
});

export const confirm = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary:
    'Confirms the subscription (idempotent); returns 404 after seven days or once the subscription has ended',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found'],
});

export const unsubscribePage = endpoint({
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  summary:
    'Shows a page with a button that ends the subscription; changes nothing itself, because mail scanners open links. Returns 404 for an unknown subscription, and no button once it has ended',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary:
    'Ends the subscription, by the button of the page or by one-click unsubscribe in a mail client (RFC 8058)',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found'],
});

export const unsubscribeByAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/{id}/unsubscribe',
  summary:
    'Ends a subscription on behalf of a subscriber who asked by other means; does nothing if it has ended already',
  access: 'admin',
  params: z.object({ id: recordIdSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});
