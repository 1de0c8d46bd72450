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
    'Asks an address, by a mail with a link, to confirm its subscription to the newsletter. One that has unsubscribed may subscribe again; one that is not confirmed yet is sent the mail again; 409 is answered for a confirmed one alone',
  access: 'public',
  body: newsletterInputSchema.extend({
    /** The language the visitor used, in which mails to them are written. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    ...honeypotFields,
  }),
  status: 201,
  output: z.object({ success: z.literal(true) }),
  limit: 'newsletter',
  errors: ['already_subscribed'],
});

/** The token of a link in a mail: for the confirmation, or for the end of a subscription. Nobody can guess one. */
const tokenQuery = z.strictObject({ token: z.string().max(200) });

export const confirmPage = endpoint({
  method: 'GET',
  path: '/api/newsletter/confirm',
  summary:
    'Asks a person whether to confirm the subscription; changes nothing, since mail scanners open links',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: [],
});

export const confirm = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirms the subscription, as often as it is sent; 404 after seven days, or once it has ended',
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
  summary: 'Asks a person whether to end the subscription; changes nothing, since mail scanners open links',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: [],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary: 'Ends the subscription: by the page’s button, or with one click in a mail program (RFC 8058)',
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
  summary: 'Ends a subscription for a reader who asked for it by another way; one that has ended stays so',
  access: 'admin',
  params: z.object({ id: recordIdSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});
