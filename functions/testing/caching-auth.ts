import type { Deps } from '../src/deps.ts';
import { withOverrides } from './with-overrides.ts';

/**
 * Caches the Auth emulator's answers for each session cookie and account, for tests that send thousands of requests of
 * one unchanged admin.
 */
export function cachingAuth({ auth }: Pick<Deps, 'auth'>): Deps['auth'] {
  const sessions = new Map<string, ReturnType<typeof auth.verifySessionCookie>>();
  const accounts = new Map<string, ReturnType<typeof auth.getUser>>();

  function remember<T>(known: Map<string, T>, key: string, load: () => T): T {
    const answer = known.get(key) ?? load();
    known.set(key, answer);
    return answer;
  }

  return withOverrides(auth, {
    verifySessionCookie: (cookie, checkRevoked) =>
      remember(sessions, cookie, () => auth.verifySessionCookie(cookie, checkRevoked)),
    getUser: (uid) => remember(accounts, uid, () => auth.getUser(uid)),
  });
}
