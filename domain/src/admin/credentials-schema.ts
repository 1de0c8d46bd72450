import { z } from 'zod';
import { cleanedCode } from '../shared/cleaned-text.ts';
import { CREDENTIAL_LIMITS, PASSWORD_MESSAGE, PASSWORD_MIN_LENGTH, USERNAME_MESSAGE } from './admin.ts';
import { CODE_MAX_LENGTH, CODE_MESSAGE } from './second-factor.ts';

/** Passwords are never cleaned because every character is significant. */
export const passwordSchema = z
  .string(PASSWORD_MESSAGE)
  .min(1, PASSWORD_MESSAGE)
  .max(CREDENTIAL_LIMITS.password);

export const codeSchema = cleanedCode(CODE_MESSAGE).min(1, CODE_MESSAGE).max(CODE_MAX_LENGTH);

export const credentialsSchema = z.strictObject({
  username: cleanedCode(USERNAME_MESSAGE).min(1, USERNAME_MESSAGE).max(CREDENTIAL_LIMITS.username),
  password: passwordSchema,
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const newPasswordSchema = z
  .string(PASSWORD_MESSAGE)
  .min(PASSWORD_MIN_LENGTH, `Password needs at least ${PASSWORD_MIN_LENGTH} characters`)
  .max(CREDENTIAL_LIMITS.password, `Password must have at most ${CREDENTIAL_LIMITS.password} characters`);

/** Credentials for creating an account or setting its password by command. */
export const newCredentialsSchema = credentialsSchema.extend({ password: newPasswordSchema });

export const passwordChangeSchema = z.strictObject({
  password: passwordSchema,
  newPassword: newPasswordSchema,
  /** A code of the authenticator app or a recovery code, if two-step login is enabled. */
  code: codeSchema.optional(),
});

export const loginSchema = credentialsSchema.extend({
  /** The second factor: a code from the authenticator app or a recovery code. */
  code: codeSchema.optional(),
  /** The device token returned by an earlier login on this device. */
  device: z.string().max(200).optional(),
});
