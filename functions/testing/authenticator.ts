import { Secret, TOTP } from 'otpauth';

/** A code's length of time, in milliseconds. */
export const STEP_MS = 30_000;

/** Returns the six digits that an authenticator app shows at a time, in milliseconds, for a Base32 secret. */
export const codeOf = (secret: string, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/**
 * Returns six digits that the app does not show near a time. A fixed code would be right in one of the steps that the
 * login accepts once in some 300,000 attempts.
 */
export function wrongCodeOf(secret: string, now = Date.now()): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, now + steps * STEP_MS));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
}
