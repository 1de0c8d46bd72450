/** Router state with which the login page says why it is asking. */
export const SESSION_EXPIRED = { reason: 'again' } as const;

export function isSessionExpired(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'reason' in state &&
    state.reason === SESSION_EXPIRED.reason
  );
}
