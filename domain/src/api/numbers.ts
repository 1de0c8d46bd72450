import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const updateSummaries = endpoint({
  method: 'POST',
  path: '/api/admin/monthly-summaries',
  summary: 'Calculates the figures of the last month, this one and the coming ones again',
  access: 'admin',
  status: 204,
  output: z.undefined(),
  errors: [],
});
