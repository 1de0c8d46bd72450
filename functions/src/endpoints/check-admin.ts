import * as contract from '@app/domain/api/admin.ts';
import { route } from '../routing/route.ts';
import { admitAdmin, findCaller } from '../routing/session.ts';

export const checkAdmin = route(contract.checkAdmin, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  if (caller === null || !(await admitAdmin(http, deps, caller))) return { isAuthenticated: false };
  return { isAuthenticated: true, sessionId: caller.session.id };
});
