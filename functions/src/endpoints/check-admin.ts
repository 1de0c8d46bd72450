import * as contract from '@app/domain/api/admin.ts';
import { route } from '../http/route.ts';
import { admit, findCaller } from '../http/session.ts';

export const checkAdmin = route(contract.checkAdmin, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  return { isAuthenticated: caller !== null && (await admit(http, deps, caller)) };
});
