import { describe, expect, it } from 'vitest';
import * as contract from '@app/domain/api/admin.ts';
import { anAccountWithClaims, forgedSession, sessionOf, storedSession } from '../../testing/accounts.ts';
import { emulatedApp } from '../../testing/emulated.ts';

describe('check of the admin session', () => {
  const { app, deps } = emulatedApp();

  async function check(headers: Record<string, string>) {
    const response = await app.request(contract.checkAdmin.path, { headers });
    expect(response.status).toBe(200);
    return response.json();
  }

  it('returns the session of an admin', async () => {
    const uid = await anAccountWithClaims(deps, { admin: true });
    const { id } = await storedSession(deps, uid);
    expect(await check(forgedSession(uid, { sid: id }))).toEqual({ isAuthenticated: true, sessionId: id });
  });

  it('answers 200 to other callers too', async () => {
    const visitor = await anAccountWithClaims(deps, {});
    for (const headers of [{}, { Cookie: '__session=garbage' }, await sessionOf(deps, visitor)]) {
      expect(await check(headers)).toEqual({ isAuthenticated: false });
    }
  });
});
