import { z } from 'zod';
import { CREDENTIAL_LIMITS, PASSWORD_MESSAGE, USERNAME_MESSAGE } from './admin.ts';

export const credentialsSchema = z.strictObject({
  username: z.string(USERNAME_MESSAGE).trim().min(1, USERNAME_MESSAGE).max(CREDENTIAL_LIMITS.username),
  /** Never trimmed: a space may be part of it. */
  password: z.string(PASSWORD_MESSAGE).min(1, PASSWORD_MESSAGE).max(CREDENTIAL_LIMITS.password),
});
export type Credentials = z.infer<typeof credentialsSchema>;
