import type { Deps } from '../deps.ts';
import { overriding } from './overriding.ts';

/**
 * Asks the Auth emulator once about each session cookie and each account. For tests that send thousands of requests of
 * one admin, of whom nothing changes meanwhile.
 */
export function rememberingAuth({ auth }: Pick<Deps, 'auth'>): Deps['auth'] {
  const sessions = new Map<string, ReturnType<typeof auth.verifySessionCookie>>();
  const accounts = new Map<string, ReturnType<typeof auth.getUser>>();

  function remember<T>(known: Map<string, T>, key: string, ask: () => T): T {
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  }

  return overriding(auth, {
    verifySessionCookie: (cookie, checkRevoked) =>
      remember(sessions, cookie, () => auth.verifySessionCookie(cookie, checkRevoked)),
    getUser: (uid) => remember(accounts, uid, () => auth.getUser(uid)),
  });
}
