import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { overGrpc, overRest } from '../testing/raw-calls.ts';
import type { Answer, RawCalls } from '../testing/raw-calls.ts';
import { FIRESTORE_METHODS } from '../values/proto-schema.ts';
import { STEPS } from './cases/calls.ts';
import type { Service } from './cases/calls.ts';
import { FURTHER_STEPS } from './cases/further-calls.ts';

// Every call of the service, over gRPC and over REST: both return the same.

const DATABASE = 'projects/demo-every-call/databases';

/** Names relative to the database, and transactions that are called the same. */
function withoutChance(answer: Answer, { parent }: Service): unknown {
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
  const service: Service = { database, parent: `${database}/documents`, kept: {} };
  let calls: RawCalls;
  beforeAll(() => {
    calls = open(emulator.address);
  });
  afterAll(() => calls.close());

  test.each([...STEPS, ...FURTHER_STEPS])('$title', async ({ rpc, request, comesTo, keeps }) => {
    const answer = await calls.call(rpc, request(service));
    const told = withoutChance(answer, service);
    expect({ told }).toMatchObject({ told: comesTo });
    if (keeps && typeof answer !== 'string') Object.assign(service.kept, keeps(answer));
  });
});

test('no call is left out but the two conversations and pipelines, which only Firestore Enterprise has', () => {
  const made = new Set(STEPS.map(({ rpc }) => rpc));
  const others = Object.keys(FIRESTORE_METHODS).filter((rpc) => !made.has(rpc));
  expect(others.toSorted()).toEqual(['ExecutePipeline', 'Listen', 'Write']);
});
