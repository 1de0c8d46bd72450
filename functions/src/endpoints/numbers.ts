import * as contract from '@app/domain/api/numbers.ts';
import { updateSummaries as update } from '../jobs/update-summaries.ts';
import { route } from '../routing/route.ts';
import { deadlineIn } from '../store/run-parts.ts';

/** Set so that the months that were started end within the function's timeout. */
const WORKING_MS = 30_000;

export const updateSummaries = route(contract.updateSummaries, async (_call, deps) => {
  await update(deps, deadlineIn(WORKING_MS, deps.clock));
  return undefined;
});
