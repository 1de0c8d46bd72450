import * as contract from '@app/domain/api/tags.ts';
import { route } from '../routing/route.ts';
import { deadlineIn } from '../store/run-parts.ts';
import { labelTag as label, findTags, mergeTags as merge } from '../content/tags.ts';

/** Set so that the batch that was started ends before the dashboard stops waiting, after 30 seconds. */
const WORKING_MS = 10_000;

export const listTags = route(contract.listTags, (_call, { db }) => findTags(db));

export const labelTag = route(contract.labelTag, async ({ params, body }, deps) => {
  await label(deps, params.key, body);
  return undefined;
});

export const mergeTags = route(contract.mergeTags, ({ body }, deps) =>
  merge(deps, body, deadlineIn(WORKING_MS, deps.clock)),
);
