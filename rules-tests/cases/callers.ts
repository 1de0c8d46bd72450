/** Whom the rules tell apart, by the claims of the sign-in token; null is nobody signed in. */
export const TOKENS = {
  nobody: null,
  signedIn: {},
  /** Claims that come near the admin's, none of them the boolean `admin: true`. */
  almostAdmin: { admin: 'true', role: 'admin', isAdmin: true },
  admin: { admin: true },
} as const;

export type Caller = keyof typeof TOKENS;

/** The callers of the matrix. */
export const CALLERS = ['nobody', 'signedIn', 'admin'] as const satisfies readonly Caller[];
/** Everyone but the admin. */
export const OTHERS = ['nobody', 'signedIn', 'almostAdmin'] as const satisfies readonly Caller[];
