import { z } from 'zod';
import { adminSessionSchema } from '../admin/admin-session.ts';
import { loginSchema } from '../admin/credentials-schema.ts';
import { idSchema } from '../shared/fields.ts';
import { endpoint } from './endpoint.ts';

export const checkAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/check',
  summary: 'Whether the caller has a valid admin session',
  access: 'public',
  status: 200,
  output: z.object({
    isAuthenticated: z.boolean(),
    /** The caller's session, as the `sid` claim of its tokens names it; absent for anyone but an admin. */
    sessionId: idSchema.optional(),
  }),
  errors: [],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary:
    'Starts an admin session; the custom token signs the Firebase SDK in. Where two-step login is on, a correct password without a code is answered with second_factor_required',
  access: 'public',
  body: loginSchema,
  status: 200,
  output: z.object({
    success: z.literal(true),
    customToken: z.string(),
    /** Marks this device as one that has signed in: send it with later logins. */
    device: z.string(),
  }),
  limit: 'login',
  errors: ['invalid_credentials', 'second_factor_required', 'wrong_code'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends every session of the account at once',
  access: 'public',
  status: 204,
  output: z.undefined(),
  errors: [],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  summary: "The caller's own sessions, the latest first",
  access: 'admin',
  status: 200,
  output: z.array(adminSessionSchema),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/{id}',
  summary: "Ends one of the caller's own sessions at once",
  access: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  summary: "Ends the caller's own sessions at once, except the one that asks",
  access: 'admin',
  status: 204,
  output: z.undefined(),
  errors: [],
});
