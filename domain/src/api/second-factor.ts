import { z } from 'zod';
import { codeSchema, passwordSchema } from '../admin/credentials-schema.ts';
import { endpoint } from './endpoint.ts';

const PATH = '/api/admin/second-factor';

export const showSecondFactor = endpoint({
  method: 'GET',
  path: PATH,
  summary: "Whether two-step login is on for the caller's account",
  access: 'admin',
  status: 200,
  output: z.object({
    isEnabled: z.boolean(),
    /** The number of unused recovery codes. */
    recoveryCodesLeft: z.int().min(0),
  }),
  errors: [],
});

export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: `${PATH}/enrolment`,
  summary: 'Generates a secret for an authenticator app; two-step login is enabled once a code is confirmed',
  access: 'admin',
  body: z.strictObject({ password: passwordSchema }),
  status: 200,
  output: z.object({
    /** Base32 (RFC 4648), for manual entry into an app that cannot scan the QR code. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
  errors: ['wrong_password', 'account_locked', 'second_factor_enabled', 'rate_limited'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: `${PATH}/confirmation`,
  summary: 'Enables two-step login with a first code; returns the recovery codes, which are shown only once',
  access: 'admin',
  body: z.strictObject({ code: codeSchema }),
  status: 200,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['wrong_code', 'second_factor_enabled', 'rate_limited'],
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: `${PATH}/removal`,
  summary: 'Disables two-step login; requires an unused code or a recovery code',
  access: 'admin',
  body: z.strictObject({ code: codeSchema }),
  status: 204,
  output: z.undefined(),
  errors: ['wrong_code', 'second_factor_not_enabled', 'rate_limited'],
});
