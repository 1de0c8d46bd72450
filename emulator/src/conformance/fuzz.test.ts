import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmulator } from '../testing/emulator.ts';
import type { TestEmulator } from '../testing/emulator.ts';
import { FUZZERS, fuzz } from '../testing/fuzz/fuzz.ts';

// A few inputs for each protocol; `npm run fuzz -w emulator` sends as many as one likes.

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startEmulator();
});

afterAll(() => emulator.close());

test.each(Object.entries(FUZZERS))(
  'whatever %s is sent, it answers with a status of the caller’s',
  async (_, fuzzer) => {
    expect(await fuzz(fuzzer, emulator.address, 100)).toEqual([]);
    expect((await fetch(`http://${emulator.address}/`)).status).toBe(200);
  },
);
