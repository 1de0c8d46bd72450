/** Router states with the reason why the login page is shown, which is the key of its text in `signIn`. */
export const SESSION_EXPIRED = { reason: 'again' } as const;
/** The admin has logged out, here or in another tab, and unsaved text is kept as a draft. */
export const DRAFT_KEPT = { reason: 'draftKept' } as const;

/** Returns the reason in a router state; undefined without one. */
export function signInReason(state: unknown): 'again' | 'draftKept' | undefined {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return undefined;
  return [SESSION_EXPIRED, DRAFT_KEPT].find(({ reason }) => reason === state.reason)?.reason;
}
