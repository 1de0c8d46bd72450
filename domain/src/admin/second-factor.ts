/** TOTP parameters (RFC 6238): the number of digits and the time step in seconds. */
export const TOTP = { digits: 6, seconds: 30 };

/** The number of recovery codes issued on enrolment. */
export const RECOVERY_CODES = 10;

/** The maximum length of a code as typed, including spaces and hyphens. */
export const CODE_MAX_LENGTH = 30;

export const CODE_MESSAGE = 'Enter the 6-digit code from your app, or a recovery code';
