import { z } from 'zod';
import { recordIdSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/retry',
  summary: 'Queues a failed mail for another attempt; its record shows the outcome',
  access: 'admin',
  params: z.object({ id: recordIdSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found', 'mail_not_failed'],
});
