import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator } from '../support/emulator.ts';
import type { TestEmulator } from '../support/emulator.ts';
import { FUZZERS, fuzz } from '../fuzz/fuzz.ts';

// Sends a few inputs over each protocol; `npm run fuzz -w emulator` sends any number.

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startEmulator();
});

afterAll(() => emulator.close());

test.each(Object.entries(FUZZERS))(
  '%s responds to random input with a client error or success and keeps serving',
  async (_, fuzzer) => {
    expect(await fuzz(fuzzer, emulator.address, 100)).toEqual([]);
    expect((await fetch(`http://${emulator.address}/`)).status).toBe(200);
  },
);
