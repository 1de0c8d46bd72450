import * as contract from '@app/domain/api/second-factor.ts';
import { route } from '../routing/route.ts';
import { countFailures, requirePassword } from '../admin/proofs.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  limitOf,
  removeFactor,
  showFactor,
  useCode,
} from '../admin/second-factor.ts';

export const showSecondFactor = route(contract.showSecondFactor, ({ admin }, deps) =>
  showFactor(deps, admin),
);

export const enrolSecondFactor = route(contract.enrolSecondFactor, async ({ admin, body, session }, deps) => {
  const email = await requirePassword(deps, session, body.password);
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
