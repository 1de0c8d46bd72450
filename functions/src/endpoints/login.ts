import { adminEmail } from '@app/domain/admin/admin.ts';
import type { Credentials } from '@app/domain/admin/credentials-schema.ts';
import * as contract from '@app/domain/api/admin.ts';
import { DomainError } from '@app/domain/errors.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import { withAuditLog } from '../audit/audited-transaction.ts';
import type { Deps } from '../deps.ts';
import { route } from '../routing/route.ts';
import { findCaller, isAdmin, issueTokens, sendCookie } from '../routing/session.ts';
import { showFactor, useCode } from '../second-factor/second-factor.ts';
import { newSession, storeSession } from '../sessions/admin-session.ts';
import { countAttempt, knownDevice, newDeviceMark, rememberAddress } from '../sessions/login-attempts.ts';

/** Duration of every refusal, so that its timing does not reveal whether a user name exists. In milliseconds. */
export const REFUSAL_MS = 800;

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
    await checkCode(own, uid, knownDevice(hashSecret, attempt) ?? uid, body.code);
  }
  const session = newSession(uid, http.req.header('User-Agent') ?? '', deps.clock.now());
  const tokens = await issueTokens(deps, session);
  const replaced = await findCaller(http, deps);
  await storeSession(own, session, replaced?.uid === uid ? replaced.session : undefined);
  // Sent last: the cookie of a session that could not be stored would replace a valid one.
  sendCookie(http, tokens);
  await Promise.all([permit.giveBack(), rememberAddress(deps, attempt)]);
  return {
    success: true as const,
    customToken: tokens.customToken,
    device: newDeviceMark(hashSecret, email),
  };
});

/** Counts the attempt before it checks the code; a known device has its own limit. */
async function checkCode(deps: Deps, uid: string, subject: string, code: string): Promise<void> {
  const permit = await deps.limiter.take('secondFactor', deps.config.limits.secondFactor, subject);
  await useCode(deps, uid, code);
  await permit.giveBack();
}
