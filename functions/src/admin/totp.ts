import { Secret, TOTP as OneTimePassword } from 'otpauth';
import { TOTP } from '@app/domain/admin/second-factor.ts';
import { BRAND } from '@app/domain/brand.ts';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Codes of the previous and next step are valid too, because clocks differ and typing takes time (RFC 6238, 5.2). */
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

/** Returns a new secret in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` URI for the QR code of an authenticator app. */
export const uriOf = (secret: string, account: string): string => passwordOf(secret, account).toString();

const SHAPE = new RegExp(`^[0-9]{${TOTP.digits}}$`);

/** Returns whether a normalized code has the digits of an app's code. */
export const isAppCode = (code: string): boolean => SHAPE.test(code);

/** Returns the time step of a code, counted since 1970; null when the code is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // `validate` compares bytes and throws when as many characters have more bytes.
  if (!isAppCode(code)) return null;
  const delta = passwordOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: TOLERATED_STEPS,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / TOTP.seconds) + delta;
}
