import { z } from 'zod';
import { noticeSettingsSchema } from '../owner-notice/owner-notice-schema.ts';
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

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/admin/notice-settings',
  summary: 'Returns what the owner is told by mail, when, in which language and at which addresses',
  access: 'admin',
  status: 200,
  output: noticeSettingsSchema,
  errors: [],
});

export const setNoticeSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/notice-settings',
  summary: 'Sets what the owner is told by mail; fields that are left out have their initial value',
  access: 'admin',
  body: noticeSettingsSchema,
  status: 204,
  output: z.undefined(),
  errors: [],
});
