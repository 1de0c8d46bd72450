/** The existing session documents, by path. */
export const SESSIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'adminSessions/live': { uid: 'admin', expiresAt: new Date('2999-01-01T00:00:00Z') },
  // Expires exactly at the fixed time of in-process evaluation (`NOW`).
  'adminSessions/expired': { uid: 'admin', expiresAt: new Date('2026-03-01T12:00:00Z') },
};

/** The callers that the rules distinguish, with the claims of their ID token; null means not signed in. */
export const TOKENS = {
  anonymous: null,
  signedIn: { sid: 'live' },
  /** Claims similar to the admin's, but without the boolean `admin: true`. */
  almostAdmin: { admin: 'true', role: 'admin', isAdmin: true, sid: 'live' },
  /** The admin signed in through Identity Toolkit's public password endpoint, without a session. */
  adminWithoutSession: { admin: true },
  adminAfterLogout: { admin: true, sid: 'ended' },
  adminAfterExpiry: { admin: true, sid: 'expired' },
  admin: { admin: true, sid: 'live' },
} as const;

export type Caller = keyof typeof TOKENS;

/** The callers of the matrix. */
export const CALLERS = [
  'anonymous',
  'signedIn',
  'adminWithoutSession',
  'adminAfterLogout',
  'adminAfterExpiry',
  'admin',
] as const satisfies readonly Caller[];
/** All callers except the admin with a valid session. */
export const NON_ADMINS = [
  'anonymous',
  'signedIn',
  'almostAdmin',
  'adminWithoutSession',
  'adminAfterLogout',
  'adminAfterExpiry',
] as const satisfies readonly Caller[];
