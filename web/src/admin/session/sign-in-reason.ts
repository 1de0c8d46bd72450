/** Router state with which the login page says why it is asking. */
export const ASK_AGAIN = { reason: 'again' } as const;

export function asksAgain(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'reason' in state && state.reason === ASK_AGAIN.reason
  );
}
