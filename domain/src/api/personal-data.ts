import { z } from 'zod';
import { emailSchema } from '../shared/email-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import { endpoint } from './endpoint.ts';
import { honeypotFields } from './honeypot.ts';

export const personalDataPage = endpoint({
  method: 'GET',
  path: '/api/personal-data',
  summary: 'Shows the form by which guests ask for what is stored about their address',
  access: 'public',
  query: z.strictObject({ language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) }),
  status: 200,
  output: z.string(),
  format: 'html',
  errors: [],
});

export const requestPersonalData = endpoint({
  method: 'POST',
  path: '/api/personal-data',
  summary:
    'Sends the link to what is stored about an address to this address; the response and the mail are the same for an unknown address',
  access: 'public',
  body: z.strictObject({
    email: emailSchema,
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    ...honeypotFields,
  }),
  status: 201,
  output: z.object({ success: z.literal(true) }),
  form: 'personalData',
  errors: ['rate_limited'],
});

const params = z.object({ token: z.string().max(200) });

export const storedDataPage = endpoint({
  method: 'GET',
  path: '/api/personal-data/{token}',
  summary:
    'Shows how many records are stored about the address of a signed link, with links to receive and to delete them; changes nothing',
  access: 'public',
  params,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found', 'rate_limited'],
});

export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/personal-data/{token}/export',
  summary: 'Returns everything that is stored about the address of a signed link',
  access: 'public',
  params,
  status: 200,
  output: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  errors: ['not_found', 'rate_limited'],
});

export const erasePersonalData = endpoint({
  method: 'POST',
  path: '/api/personal-data/{token}/erasure',
  summary:
    'Deletes what is stored about the address of a signed link and may be deleted, and shows what is kept and why (idempotent)',
  access: 'public',
  params,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found', 'rate_limited'],
});

export const continueErasure = endpoint({
  method: 'POST',
  path: '/api/admin/data-requests/{id}/erasure',
  summary: 'Deletes what has become deletable since the guest asked for it; it also happens every night',
  access: 'admin',
  params: z.object({ id: idSchema }),
  status: 200,
  output: z.strictObject({ left: z.int().min(0) }),
  errors: ['not_found'],
});
