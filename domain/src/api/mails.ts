import { z } from 'zod';
import { recordIdSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/retry',
  summary: 'Has a mail that failed sent again; what becomes of it stands in its record, as at the first time',
  access: 'admin',
  params: z.object({ id: recordIdSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found', 'mail_not_failed'],
});
