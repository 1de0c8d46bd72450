import { expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { anAdminAccount, aVisitorAccount, PASSWORD, signIn } from '../../testing/accounts.ts';
import { appWithTriggers } from '../../testing/emulated.ts';

const { app, deps } = appWithTriggers();

it('lists every admin with the address of the account, and no other account', async () => {
  const [own, other, visitor] = [
    await anAdminAccount(deps),
    await anAdminAccount(deps),
    await aVisitorAccount(deps),
  ];
  const { session } = await signIn(app, { username: own.username, password: PASSWORD });
  const response = await app.request(contract.listAdmins.path, { headers: session });
  expect(response.status).toBe(200);
  const admins = contract.listAdmins.output.parse(await response.json());
  const { email } = await deps.auth.getUser(other.uid);
  expect(admins).toContainEqual({ uid: other.uid, email });
  expect(admins.map(({ uid }) => uid)).toContain(own.uid);
  expect(admins.map(({ uid }) => uid)).not.toContain(visitor.uid);
});
