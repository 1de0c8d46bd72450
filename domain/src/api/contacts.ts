import { z } from 'zod';
import {
  contactInputSchema,
  contactReplyInputSchema,
  contactSubmissionSchema,
} from '../contact/contact-submission-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import { IDEMPOTENCY_HEADER } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';
import { honeypotFields } from './honeypot.ts';

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the brand',
  access: 'public',
  body: contactInputSchema.extend({
    /** The language the visitor used. Mails to the visitor are written in it. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    ...honeypotFields,
  }),
  status: 201,
  output: z.object({ success: z.literal(true) }),
  limit: 'contact',
  form: 'contact',
  errors: [],
});

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/admin/contacts',
  summary: 'Lists all contact submissions, newest first',
  access: 'admin',
  query: z.strictObject(pageQuery),
  status: 200,
  output: z.array(contactSubmissionSchema),
  errors: [],
});

export const markContact = endpoint({
  method: 'PATCH',
  path: '/api/admin/contacts/{id}/read',
  summary: 'Marks a contact submission as read or unread',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ isRead: z.boolean() }),
  status: 200,
  output: contactSubmissionSchema,
  errors: ['not_found'],
});

export const replyToContact = endpoint({
  method: 'POST',
  path: '/api/admin/contacts/{id}/replies',
  summary: 'Answers a contact submission by mail and marks it as read',
  access: 'admin',
  params: z.object({ id: idSchema }),
  headers: z.object({ [IDEMPOTENCY_HEADER]: idSchema.toLowerCase().optional() }),
  body: contactReplyInputSchema,
  status: 201,
  output: contactSubmissionSchema,
  errors: ['not_found', 'idempotency_conflict'],
});

export const deleteContact = endpoint({
  method: 'DELETE',
  path: '/api/admin/contacts/{id}',
  summary: 'Deletes a contact submission',
  access: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});
