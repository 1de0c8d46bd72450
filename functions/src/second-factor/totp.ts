import { Secret, TOTP as OneTimePassword } from 'otpauth';
import { TOTP } from '@app/domain/admin/second-factor.ts';
import { BRAND } from '@app/domain/brand.ts';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Codes of the step before and after are right too: clocks differ, and typing takes time (RFC 6238, 5.2). */
const TOLERATED_STEPS = 1;

const passwordOf = (secret: string, label = '') =>
  new OneTimePassword({
    issuer: BRAND.name.en,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TOTP.digits,
    period: TOTP.seconds,
  });

/** Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads from a QR code. */
export const uriOf = (secret: string, account: string): string => passwordOf(secret, account).toString();

/** The time step that a code belongs to, counted since 1970; null when it is not right now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = passwordOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: TOLERATED_STEPS,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / TOTP.seconds) + delta;
}
