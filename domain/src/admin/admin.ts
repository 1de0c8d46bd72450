export const USERNAME_MESSAGE = 'Username is required';
export const PASSWORD_MESSAGE = 'Password is required';
export const CREDENTIAL_LIMITS = { username: 254, password: 200 };
/** Applies to newly set passwords. An existing shorter password remains valid for login. */
export const PASSWORD_MIN_LENGTH = 12;

/** Returns the e-mail address of an admin's Firebase account. A username without `@` gets `domain` appended. */
export function adminEmail(username: string, domain: string): string {
  return username.includes('@') ? username : `${username}@${domain}`;
}
