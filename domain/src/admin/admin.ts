export const USERNAME_MESSAGE = 'Username is required';
export const PASSWORD_MESSAGE = 'Password is required';
export const CREDENTIAL_LIMITS = { username: 254, password: 200 };

/** The Firebase account of an admin name: a name without `@` is completed with the configured domain. */
export function adminEmail(username: string, domain: string): string {
  return username.includes('@') ? username : `${username}@${domain}`;
}
