import * as contract from '@app/domain/api/admin.ts';
import { withAuditLog } from '../audit/audited-transaction.ts';
import { describeError } from '../http/log.ts';
import { route } from '../routing/route.ts';
import { clearCookie, findCaller } from '../routing/session.ts';
import { endSessions, sessionsOf } from '../sessions/admin-session.ts';

export const logout = route(contract.logout, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  if (caller) {
    const { uid } = caller;
    await endSessions(withAuditLog(deps, uid), await sessionsOf(deps, uid));
    // The sessions have ended whether or not this succeeds; if it fails, other browsers notice the end a little later.
    await deps.auth.revokeRefreshTokens(uid).catch((error: Error) =>
      deps.log({
        severity: 'WARNING',
        message: 'refresh tokens not revoked',
        requestId: http.get('requestId'),
        error: describeError(error),
      }),
    );
  }
  clearCookie(http);
  return undefined;
});
