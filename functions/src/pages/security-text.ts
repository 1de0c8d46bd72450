import { BRAND } from '@app/domain/brand.ts';

/** The path that RFC 9116, 3 defines. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Validity in days. RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 90;

/** Returns security.txt (RFC 9116). It is generated for each request, so it never expires. */
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
