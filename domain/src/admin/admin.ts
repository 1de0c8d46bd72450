export const USERNAME_MESSAGE = 'Username is required';
export const PASSWORD_MESSAGE = 'Password is required';
export const CREDENTIAL_LIMITS = { username: 254, password: 200 };
/** For passwords that are newly set; an older, shorter one still signs in. */
export const PASSWORD_MIN_LENGTH = 12;

/** The Firebase account of an admin name: a name without `@` is completed with the configured domain. */
export function adminEmail(username: string, domain: string): string {
  return username.includes('@') ? username : `${username}@${domain}`;
}
