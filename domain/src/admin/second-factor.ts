/** The digits of a code (RFC 6238) and the seconds for which each is shown. */
export const TOTP = { digits: 6, seconds: 30 };

/** How many recovery codes an enrolment gives. */
export const RECOVERY_CODES = 10;

/** Characters of a code as it is typed, with spaces and hyphens. */
export const CODE_MAX_LENGTH = 30;

export const CODE_MESSAGE = 'Enter the 6-digit code from your app, or a recovery code';
