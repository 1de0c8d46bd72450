import * as contract from '@app/domain/api/admin.ts';
import { route } from '../http/route.ts';
import { admitAdmin, findCaller } from '../http/session.ts';

export const checkAdmin = route(contract.checkAdmin, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  if (caller === null || !(await admitAdmin(http, deps, caller))) return { isAuthenticated: false };
  return { isAuthenticated: true, sessionId: caller.session.id };
});
