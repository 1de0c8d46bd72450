import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { overGrpc, overRest } from '../support/raw-calls.ts';
import type { Answer, RawCalls } from '../support/raw-calls.ts';
import { FIRESTORE_METHODS } from '../../src/values/proto-schema.ts';
import { STEPS } from './cases/calls.ts';
import type { Service } from './cases/calls.ts';
import { FURTHER_STEPS } from './cases/further-calls.ts';
import { PAGE_STEPS } from './cases/pages.ts';

// Sends every RPC of the service over gRPC and over REST and expects the same responses.

const DATABASE = 'projects/demo-every-call/databases';

/** Returns the response with names relative to the database and every transaction id replaced by `T`. */
function normalize(answer: Answer, { parent }: Service): unknown {
  const plain = JSON.stringify(answer)
    .replaceAll(`${parent}/`, '')
    .replaceAll(/"transaction":"[^"]+"/g, '"transaction":"T"');
  return JSON.parse(plain) as unknown;
}

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());

describe.each([
  ['gRPC', '(default)', overGrpc],
  ['gRPC, another database', 'archive', overGrpc],
  ['REST', '(default-of-rest)', overRest],
] as const)('over %s', (_, id, open) => {
  const database = `${DATABASE}/${id}`;
  const service: Service = { database, parent: `${database}/documents`, extracted: {} };
  let calls: RawCalls;
  beforeAll(() => {
    calls = open(emulator.address);
  });
  afterAll(() => calls.close());

  test.each([...STEPS, ...FURTHER_STEPS, ...PAGE_STEPS])(
    '$title',
    async ({ rpc, request, expected, extract }) => {
      const answer = await calls.call(rpc, request(service));
      const normalized = normalize(answer, service);
      expect({ answer: normalized }).toMatchObject({ answer: expected });
      if (extract && typeof answer !== 'string') Object.assign(service.extracted, extract(answer));
    },
  );
});

test('covers every RPC except the streams Listen and Write, and pipelines, which need Firestore Enterprise', () => {
  const made = new Set(STEPS.map(({ rpc }) => rpc));
  const others = Object.keys(FIRESTORE_METHODS).filter((rpc) => !made.has(rpc));
  expect(others.toSorted()).toEqual(['ExecutePipeline', 'Listen', 'Write']);
});
