import { adminEmail } from '@app/domain/admin/admin.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import * as contract from '@app/domain/api/admin.ts';
import { DomainError } from '@app/domain/errors.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { withAuditLog } from '../audit/audited-transaction.ts';
import type { Deps } from '../deps.ts';
import { route } from '../routing/route.ts';
import { admitAdmin, findCaller, isAdmin, issueTokens, sendCookie, clearCookie } from '../routing/session.ts';
import { countFailures, requirePassword } from '../admin/proofs.ts';
import { limitOf, showFactor, useCode } from '../admin/second-factor.ts';
import { newSession, storeSession, endSessions, sessionsOf, findSession } from '../admin/admin-session.ts';
import { isCommonPassword } from '../admin/common-password.ts';
import {
  type Attempt,
  REFUSAL_MS,
  countAttempt,
  knownDevice,
  newDeviceMark,
  rememberAddress,
} from '../admin/login-attempts.ts';

export const checkAdmin = route(contract.checkAdmin, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  if (caller === null || !(await admitAdmin(http, deps, caller))) return { isAuthenticated: false };
  return { isAuthenticated: true, sessionId: caller.session.id };
});

/** Returns the uid of the admin with these credentials; null when they are wrong or of an account without the claim. */
async function findAdmin({ username, password }: Credentials, deps: Deps): Promise<string | null> {
  const email = adminEmail(username, deps.config.adminDomain);
  const idToken = await deps.identity.signInWithPassword(email, password);
  if (idToken === null) return null;
  const { uid } = await deps.auth.verifyIdToken(idToken);
  return (await isAdmin(deps, uid)) ? uid : null;
}

export const login = route(contract.login, async ({ body, count, http }, deps) => {
  const { hashSecret, adminDomain } = deps.config;
  const email = comparableEmail(adminEmail(body.username, adminDomain));
  const attempt = { email, address: deps.addressOf(http), device: body.device };
  const permit = await countAttempt(attempt, count, deps);
  const refusalTime = deps.clock.wait(REFUSAL_MS);
  const uid = await findAdmin(body, deps).catch(async (error: unknown) => {
    await refusalTime;
    throw error;
  });
  if (uid === null) {
    await refusalTime;
    throw new DomainError('invalid_credentials');
  }
  const own = withAuditLog(deps, uid);
  if ((await showFactor(deps, uid)).isEnabled) {
    if (body.code === undefined) {
      await permit.giveBack();
      throw new DomainError('second_factor_required');
    }
    await checkCode(own, uid, attempt, body.code);
  }
  const session = newSession(uid, http.req.header('User-Agent') ?? '', deps.clock.now());
  const tokens = await issueTokens(deps, session);
  const replaced = await findCaller(http, deps);
  await storeSession(own, session, replaced?.uid === uid ? replaced.session : undefined);
  // Sent last: the cookie of a session that could not be stored would replace a valid one.
  sendCookie(http, deps, tokens);
  await Promise.all([permit.giveBack(), rememberAddress(deps, attempt)]);
  return {
    success: true as const,
    customToken: tokens.customToken,
    device: newDeviceMark(hashSecret, email),
  };
});

/**
 * Counts the attempt before it checks the code. A known device has its own limits. Unknown devices share a limit for the
 * account's app codes, because many addresses together could guess six digits. They could not guess a recovery code, so each
 * address has its own limit for these, which a stranger who knows the password cannot use up for the owner.
 */
async function checkCode(deps: Deps, uid: string, attempt: Attempt, code: string): Promise<void> {
  const { hashSecret, limits } = deps.config;
  const limit = limitOf(code);
  const unknown = limit === 'secondFactor' ? uid : `${uid} ${attempt.address}`;
  const permit = await deps.limiter.take(limit, limits[limit], knownDevice(hashSecret, attempt) ?? unknown);
  await useCode(deps, uid, code);
  await permit.giveBack();
}

export const logout = route(contract.logout, async ({ http }, deps) => {
  const caller = await findCaller(http, deps);
  if (caller) await endSessions(withAuditLog(deps, caller.uid), [caller.session]);
  clearCookie(http, deps);
  return undefined;
});

/** The addresses stay in the accounts only: the audit log and the versions of content name admins by their uid. */
export const listAdmins = route(contract.listAdmins, async (_, deps) => {
  // One page of a thousand: visitors have no accounts.
  const { users } = await deps.auth.listUsers();
  return users.flatMap(({ uid, email, customClaims }) =>
    email !== undefined && customClaims?.['admin'] === true ? [{ uid, email }] : [],
  );
});

export const listSessions = route(contract.listSessions, async ({ admin, session }, deps) => {
  const sessions = await sessionsOf(deps, admin);
  return sessions.map(({ uid: _, ...each }) => ({ ...each, isCurrent: each.id === session.id }));
});

export const endSession = route(contract.endSession, async ({ admin, params }, deps) => {
  const ended = await findSession(deps, admin, params.id);
  if (!ended) throw new DomainError('not_found');
  await endSessions(deps, [ended]);
  return undefined;
});

/** Ends all sessions of the account but one. */
async function endOthers(deps: Deps, { uid, id }: { uid: string; id: string }): Promise<void> {
  const sessions = await sessionsOf(deps, uid);
  await endSessions(
    deps,
    sessions.filter((session) => session.id !== id),
  );
}

export const endOtherSessions = route(contract.endOtherSessions, async ({ session }, deps) => {
  await endOthers(deps, session);
  return undefined;
});

export const changePassword = route(
  contract.changePassword,
  async ({ admin, body: { password, newPassword, code }, session, http }, deps) => {
    await requirePassword(deps, session, password);
    if (await isCommonPassword(newPassword)) {
      const message = 'This password is easy to guess: choose a longer or a less common one';
      throw new DomainError('validation_failed', undefined, [{ field: 'newPassword', message }]);
    }
    if ((await showFactor(deps, admin)).isEnabled) {
      if (code === undefined) throw new DomainError('second_factor_required');
      await countFailures(deps, session, limitOf(code), () => useCode(deps, admin, code));
    }
    // Firebase revokes all tokens of the account, so this session gets new ones.
    await deps.auth.updateUser(admin, { password: newPassword });
    await endOthers(deps, session);
    const tokens = await issueTokens(deps, session);
    sendCookie(http, deps, tokens);
    return { customToken: tokens.customToken };
  },
);
