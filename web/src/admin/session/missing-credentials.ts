import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import { cleanCode } from '@app/domain/shared/clean-text.ts';

/**
 * Returns which of the two fields are empty. A function instead of a yup schema, which would add 13 KB to the login
 * page.
 */
export function missingCredentials({ username, password }: Credentials): Partial<Credentials> {
  return {
    ...(cleanCode(username) === '' && { username: 'missing' }),
    ...(password === '' && { password: 'missing' }),
  };
}
