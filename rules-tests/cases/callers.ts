import type { Fields } from './firestore-case.ts';

/** The sessions that there are, by the path of their document. */
export const SESSIONS: Readonly<Record<string, Fields>> = {
  'adminSessions/live': { uid: 'admin', expiresAt: new Date('2999-01-01T00:00:00Z') },
  // To the very moment at which the clock of the rules in process stands still.
  'adminSessions/expired': { uid: 'admin', expiresAt: new Date('2026-03-01T12:00:00Z') },
};

/** Whom the rules tell apart, by the claims of the sign-in token; null is nobody signed in. */
export const TOKENS = {
  nobody: null,
  signedIn: { sid: 'live' },
  /** Claims that come near the admin's, none of them the boolean `admin: true`. */
  almostAdmin: { admin: 'true', role: 'admin', isAdmin: true, sid: 'live' },
  /** The admin as Identity Toolkit's public password endpoint signs them in. */
  adminWithoutSession: { admin: true },
  adminAfterLogout: { admin: true, sid: 'ended' },
  adminAfterExpiry: { admin: true, sid: 'expired' },
  admin: { admin: true, sid: 'live' },
} as const;

export type Caller = keyof typeof TOKENS;

/** The callers of the matrix. */
export const CALLERS = [
  'nobody',
  'signedIn',
  'adminWithoutSession',
  'adminAfterLogout',
  'adminAfterExpiry',
  'admin',
] as const satisfies readonly Caller[];
/** Everyone but the admin. */
export const OTHERS = [
  'nobody',
  'signedIn',
  'almostAdmin',
  'adminWithoutSession',
  'adminAfterLogout',
  'adminAfterExpiry',
] as const satisfies readonly Caller[];
