import type fc from 'fast-check';

/** Sends one input; the answer says what is wrong with the emulator's, and is undefined when nothing is. */
export interface Fuzzer<Input = unknown> {
  readonly inputs: fc.Arbitrary<Input>;
  open(address: string): { send(input: Input): Promise<string | undefined>; close(): void };
}

/** Timeout of a response, in milliseconds. */
export const TOO_LONG_MILLIS = 20_000;
