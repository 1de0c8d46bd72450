import fc from 'fast-check';
import { PROJECT } from '../support/emulator.ts';
import type { Http } from './http.ts';
import { overHttp } from './http.ts';
import { METHODS, PARENT, VALID_REQUESTS, mutatedRequest } from './mutated-requests.ts';

const AUTHORIZATIONS = [
  'Bearer owner',
  '',
  'Bearer x',
  'Bearer a.b.c',
  `Bearer ${'x'.repeat(9000)}`,
  'Basic eA==',
];

export const DOCUMENTS = `/v1/${PARENT}`;
const restPath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    `${DOCUMENTS}:commit`,
    `${DOCUMENTS}:runQuery`,
    `${DOCUMENTS}:batchGet`,
    `${DOCUMENTS}:batchWrite`,
    `${DOCUMENTS}:runAggregationQuery`,
    `${DOCUMENTS}:partitionQuery`,
    `${DOCUMENTS}:listCollectionIds`,
    `${DOCUMENTS}/a`,
    `${DOCUMENTS}/a/b`,
    `${DOCUMENTS}/a/b?mask.fieldPaths=n&updateMask.fieldPaths=n`,
  ),
  fc.webPath().map((path) => `${DOCUMENTS}${path}`),
);
const restTarget = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'),
      path: restPath,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { method: 'PUT', path: `/emulator/v1/projects/${PROJECT}:securityRules` },
      { method: 'POST', path: `/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=x` },
      { method: 'POST', path: `/emulator/v1/projects/${PROJECT}:export` },
    ),
  },
);
const rest: fc.Arbitrary<Http> = fc
  .record({
    target: restTarget,
    headers: fc.record({
      authorization: fc.constantFrom(...AUTHORIZATIONS),
      'content-type': fc.constantFrom('application/json', 'text/plain', 'application/x-protobuf', 'x'),
    }),
    body: fc.oneof(
      fc.constant(undefined),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.json(),
      fc
        .constantFrom(...METHODS)
        .chain((name) => mutatedRequest(VALID_REQUESTS[name] ?? null).map((json) => JSON.stringify(json))),
    ),
  })
  .map(({ target, ...others }) => ({ ...target, ...others }));

export const REST = overHttp(rest);
