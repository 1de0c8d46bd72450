import { z } from 'zod';
import { adminSessionSchema } from '../admin/admin-session.ts';
import { loginSchema, passwordChangeSchema } from '../admin/credentials-schema.ts';
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
    /** The caller's session id (the `sid` claim of its tokens); absent when the caller is not an admin. */
    sessionId: idSchema.optional(),
  }),
  errors: [],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary:
    'Starts an admin session and returns a custom token for the Firebase SDK. With two-step login enabled, a correct password without a code returns second_factor_required',
  access: 'public',
  body: loginSchema,
  status: 200,
  output: z.object({
    success: z.literal(true),
    customToken: z.string(),
    /** Identifies this device as one that has signed in before. Send it with later logins. */
    device: z.string(),
  }),
  limit: 'login',
  errors: ['invalid_credentials', 'second_factor_required', 'wrong_code', 'account_locked'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session of this device immediately',
  access: 'public',
  status: 204,
  output: z.undefined(),
  errors: [],
});

export const listAdmins = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'Lists the admins, so that the dashboard can name who made a change',
  access: 'admin',
  status: 200,
  output: z.array(z.object({ uid: z.string(), email: z.string() })),
  errors: [],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  summary: "Lists the caller's own sessions, newest first",
  access: 'admin',
  status: 200,
  output: z.array(adminSessionSchema),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/{id}',
  summary: "Ends one of the caller's own sessions immediately",
  access: 'admin',
  params: z.object({ id: idSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  summary: "Ends all of the caller's own sessions except the current one",
  access: 'admin',
  status: 204,
  output: z.undefined(),
  errors: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/password',
  summary:
    "Changes the caller's password, ends all other sessions, and returns a custom token for the Firebase SDK, whose earlier tokens are revoked",
  access: 'admin',
  body: passwordChangeSchema,
  status: 200,
  output: z.object({ customToken: z.string() }),
  errors: ['wrong_password', 'account_locked', 'second_factor_required', 'wrong_code', 'rate_limited'],
});
