import { z } from 'zod';
import { credentialsSchema } from '../admin/credentials-schema.ts';
import { endpoint } from './endpoint.ts';

export const checkAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/check',
  summary: 'Whether the caller has a valid admin session',
  access: 'public',
  status: 200,
  output: z.object({ isAuthenticated: z.boolean() }),
  errors: [],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Starts an admin session; the custom token signs the Firebase SDK in',
  access: 'public',
  body: credentialsSchema,
  status: 200,
  output: z.object({ success: z.literal(true), customToken: z.string() }),
  limit: 'login',
  errors: ['invalid_credentials'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the admin session everywhere',
  access: 'public',
  status: 204,
  output: z.undefined(),
  errors: [],
});
