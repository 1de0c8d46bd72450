import { BRAND } from '@app/domain/brand.ts';

/** RFC 9116, 3: the one place where it is looked for. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** So long what it says is to be believed. RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 90;

/** Whom to tell about a weakness of the site (RFC 9116). It is made when it is asked for, so it never expires. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${BRAND.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}
