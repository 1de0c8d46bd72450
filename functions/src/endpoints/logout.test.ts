import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { anAccountWithClaims, forgedSession, type SessionHeader } from '../testing/accounts.ts';
import { emulatedApp } from '../testing/emulated.ts';

describe('logout', () => {
  const { app, deps } = emulatedApp();
  const logout = (headers: SessionHeader) => app.request(contract.logout.path, { method: 'POST', headers });
  const check = async (headers: SessionHeader) =>
    (await app.request(contract.checkAdmin.path, { headers })).json();

  it('takes the cookie away and ends the account’s sessions everywhere', async () => {
    const uid = await anAccountWithClaims(deps, { admin: true });
    const [here, elsewhere] = [forgedSession(uid), forgedSession(uid, { device: 'another' })];
    expect(await check(elsewhere)).toEqual({ isAuthenticated: true });

    const response = await logout(here);
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toBe(
      '__session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await check(elsewhere)).toEqual({ isAuthenticated: false });
  });

  it('takes the cookie away from whoever has no session', async () => {
    const response = await logout({ Cookie: '__session=garbage' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toMatch(/^__session=; Max-Age=0/);
  });
});
