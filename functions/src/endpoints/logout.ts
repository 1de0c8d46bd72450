import * as contract from '@app/domain/api/admin.ts';
import { route } from '../http/route.ts';
import { clearSession, findCaller } from '../http/session.ts';

export const logout = route(contract.logout, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  if (caller) await deps.auth.revokeRefreshTokens(caller.uid);
  clearSession(http);
  return undefined;
});
