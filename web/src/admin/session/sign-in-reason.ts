/** Router state with the reason why the login page is shown. */
export const SESSION_EXPIRED = { reason: 'again' } as const;

export function isSessionExpired(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'reason' in state &&
    state.reason === SESSION_EXPIRED.reason
  );
}
