import { z } from 'zod';
import { restockInputSchema } from '../restock/restock-request-schema.ts';
import { endpoint } from './endpoint.ts';
import { honeypotFields } from './honeypot.ts';

export const requestRestock = endpoint({
  method: 'POST',
  path: '/api/restock',
  summary:
    'Requests one mail for when a product that is sold out is available again, and sends a mail with a confirmation link. The answer is the same whether or not the address is already known',
  access: 'public',
  body: restockInputSchema.extend(honeypotFields),
  status: 201,
  output: z.object({ success: z.literal(true) }),
  limit: 'newsletter',
  form: 'restock',
  errors: ['not_found', 'product_available'],
});

/** The unguessable token of the link in the mail. */
const tokenQuery = z.strictObject({ token: z.string().max(200) });

export const restockConfirmPage = endpoint({
  method: 'GET',
  path: '/api/restock/confirm',
  summary:
    'Shows a page with a button that confirms the request; changes nothing itself, because mail scanners open links. Returns 404 where the button would, and no button once it is confirmed',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found'],
});

export const confirmRestock = endpoint({
  method: 'POST',
  path: '/api/restock/confirm',
  summary:
    'Confirms the request (idempotent); returns 404 after seven days or once the mail about the product was sent',
  access: 'public',
  query: tokenQuery,
  status: 200,
  output: z.string(),
  format: 'html',
  errors: ['not_found'],
});
