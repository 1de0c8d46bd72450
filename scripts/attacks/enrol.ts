import { login } from '../../domain/src/api/admin.ts';
import { confirmSecondFactor, enrolSecondFactor } from '../../domain/src/api/second-factor.ts';
import type { Deps } from '../../functions/src/deps.ts';
import { anAdminAccount, PASSWORD } from '../../functions/testing/accounts.ts';
import { codeOf } from '../../functions/testing/authenticator.ts';
import { send } from './send.ts';

/** An admin who has signed in and has begun, or completed, the enrolment of a second factor. */
export interface EnrolledAdmin {
  readonly credentials: { readonly username: string; readonly password: string };
  /** The header of the session. */
  readonly session: { readonly Cookie: string };
  /** Empty until the enrolment is complete. */
  readonly recoveryCodes: readonly string[];
}

/** Sends JSON with the session, and returns the answer. Throws when the request is refused. */
async function post(site: string, path: string, body: object, headers = {}) {
  const answer = await send(site, { path, method: 'POST', body, headers }, 0);
  if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${answer.text}`);
  return answer;
}

export async function enrol(site: string, deps: Deps, isComplete: boolean): Promise<EnrolledAdmin> {
  const { username } = await anAdminAccount(deps);
  const credentials = { username, password: PASSWORD };
  const { headers } = await post(site, login.path, credentials);
  const session = { Cookie: headers['set-cookie']![0]!.split(';')[0]! };
  const begun = await post(site, enrolSecondFactor.path, { password: PASSWORD }, session);
  if (!isComplete) return { credentials, session, recoveryCodes: [] };
  const { secret } = enrolSecondFactor.output.parse(JSON.parse(begun.text));
  const confirmed = await post(site, confirmSecondFactor.path, { code: codeOf(secret) }, session);
  const { recoveryCodes } = confirmSecondFactor.output.parse(JSON.parse(confirmed.text));
  return { credentials, session, recoveryCodes };
}
