import * as contract from '@app/domain/api/second-factor.ts';
import { DomainError } from '@app/domain/errors.ts';
import { route } from '../routing/route.ts';
import { countFailures } from '../second-factor/count-failures.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  limitOf,
  removeFactor,
  showFactor,
  useCode,
} from '../second-factor/second-factor.ts';

export const showSecondFactor = route(contract.showSecondFactor, ({ admin }, deps) =>
  showFactor(deps, admin),
);

export const enrolSecondFactor = route(contract.enrolSecondFactor, async ({ admin, body, session }, deps) => {
  const { email = '' } = await deps.auth.getUser(admin);
  await countFailures(deps, session, 'secondFactor', async () => {
    const idToken = await deps.identity.signInWithPassword(email, body.password);
    if (idToken === null) throw new DomainError('wrong_password');
  });
  return beginEnrolment(deps, admin, email);
});

export const confirmSecondFactor = route(
  contract.confirmSecondFactor,
  async ({ admin, body, session }, deps) => ({
    recoveryCodes: await countFailures(deps, session, 'secondFactor', () =>
      confirmEnrolment(deps, admin, body.code),
    ),
  }),
);

export const removeSecondFactor = route(
  contract.removeSecondFactor,
  async ({ admin, body, session }, deps) => {
    await countFailures(deps, session, limitOf(body.code), () => useCode(deps, admin, body.code));
    await removeFactor(deps, admin);
    return undefined;
  },
);
