import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const describeApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description of the API (OpenAPI 3.1)',
  access: 'public',
  status: 200,
  output: z.looseObject({ openapi: z.literal('3.1.0') }),
  errors: [],
});
