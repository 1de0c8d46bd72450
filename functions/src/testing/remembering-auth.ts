import type { Deps } from '../deps.ts';

/**
 * Asks the Auth emulator once about each session cookie and each account. For tests that send thousands of requests of
 * one admin, of whom nothing changes meanwhile.
 */
export function rememberingAuth({ auth }: Pick<Deps, 'auth'>): Deps['auth'] {
  const sessions = new Map<string, ReturnType<typeof auth.verifySessionCookie>>();
  const accounts = new Map<string, ReturnType<typeof auth.getUser>>();
  return new Proxy(auth, {
    get(target, property) {
      if (property === 'verifySessionCookie') {
        return (cookie: string, checkRevoked: boolean) =>
          sessions.get(cookie) ??
          sessions.set(cookie, target.verifySessionCookie(cookie, checkRevoked)).get(cookie);
      }
      if (property === 'getUser')
        return (uid: string) => accounts.get(uid) ?? accounts.set(uid, target.getUser(uid)).get(uid);
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
