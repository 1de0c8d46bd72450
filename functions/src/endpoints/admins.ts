import * as contract from '@app/domain/api/admin.ts';
import { route } from '../routing/route.ts';

/** The addresses stay in the accounts only: the audit log and the versions of content name admins by their uid. */
export const listAdmins = route(contract.listAdmins, async (_, deps) => {
  // One page of a thousand: visitors have no accounts.
  const { users } = await deps.auth.listUsers();
  return users.flatMap(({ uid, email, customClaims }) =>
    email !== undefined && customClaims?.['admin'] === true ? [{ uid, email }] : [],
  );
});
